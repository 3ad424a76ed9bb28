CREATE TABLE "job_cursors" (
	"queue" text NOT NULL,
	"scope" text NOT NULL,
	"position" text NOT NULL,
	CONSTRAINT "job_cursors_queue_scope_pk" PRIMARY KEY("queue","scope")
);
