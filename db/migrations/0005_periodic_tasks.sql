ALTER TABLE "chores" RENAME TO "periodic_tasks";
