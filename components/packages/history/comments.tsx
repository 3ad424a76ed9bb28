import { ActionForm } from '@/components/forms/action-form'
import { Select, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Avatar } from '@/components/ui/avatar'
import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import type { CommentAnswer } from '@/lib/packages/schemas'
import type { PackageHandlers } from '../actions/package-handlers'

type CommentsProps = {
  packageId: string
  comments: readonly CommentAnswer[]
  /** The posts a comment can be about. */
  posts: readonly { id: string; label: string }[]
  /** Absent for those who only read. */
  comment?: PackageHandlers['comment']
}

/** What was said about a package or one of its posts. */
export function Comments({ packageId, comments, posts, comment }: CommentsProps) {
  const labels = new Map(posts.map((post) => [post.id, post.label]))
  return (
    <Card title="Comments" id="comments">
      {comments.length ? (
        <ul className="mb-5 flex flex-col gap-4">
          {comments.map((one) => (
            <li key={one.id} className="flex gap-3 text-sm">
              <Avatar name={one.author_name} shape="round" size="sm" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="font-medium">{one.author_name}</span>
                  <RelativeTime at={one.created_at} className="text-muted" />
                  {one.variant_id ? <Chip>{labels.get(one.variant_id) ?? 'a removed version'}</Chip> : null}
                </p>
                <p className="mt-0.5 break-words whitespace-pre-wrap">{one.text}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-sm text-muted">No comments yet.</p>
      )}
      {comment ? <CommentForm packageId={packageId} posts={posts} comment={comment} /> : null}
    </Card>
  )
}

function CommentForm({ packageId, posts, comment }: Required<Omit<CommentsProps, 'comments'>>) {
  return (
    <ActionForm
      action={comment}
      fixed={{ id: packageId }}
      submitLabel="Comment"
      submitVariant="secondary"
      resets
      className="gap-3!"
    >
      <Field name="text" label="Your comment" hideLabel>
        <Textarea placeholder="Write a comment" className="min-h-16!" />
      </Field>
      {posts.length > 1 ? (
        <Field name="variant_id" label="About" hideLabel>
          <Select
            whenEmpty="null"
            placeholder="About the whole post"
            options={posts.map((post) => ({ value: post.id, label: `About the ${post.label} version` }))}
          />
        </Field>
      ) : null}
    </ActionForm>
  )
}
