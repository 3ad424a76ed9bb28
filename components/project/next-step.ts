import { countWords } from '@/components/ui/count'

/** Returns the next step to suggest when nothing needs attention. */
export function nextStep(base: string, waiting: number) {
  if (waiting === 0)
    return {
      href: `${base}/calendar`,
      label: 'View calendar',
      title: 'Nothing needs you right now.',
      text: 'New posts appear in review automatically. The calendar shows what goes out next.',
    }
  return {
    href: `${base}/review`,
    label: 'Review posts',
    title: 'No problems.',
    text:
      waiting === 1
        ? 'One post is waiting for review.'
        : `${countWords(waiting)} posts are waiting for review.`,
  }
}
