import { z } from 'zod'

/** A word or phrase that reviewers keep replacing with another, as proposed for the voice. */
export type LearnedWords = {
  language: string
  from: string
  to: string
  /** How often it was replaced, and in how many posts. */
  times: number
  posts: number
  /** Some of those posts, newest first. */
  examples: { package_id: string; title: string }[]
}

/** A proposal that was dismissed. */
export type DismissedWords = { language: string; from: string; to: string; by: string }

const words = z.string().trim().min(1).max(80)
export const learnedWordsInput = z.strictObject({
  language: z.string().min(1).max(35),
  from: words,
  to: words,
})
export type LearnedWordsInput = z.infer<typeof learnedWordsInput>
