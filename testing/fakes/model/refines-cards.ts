import { type ModelRequest, type Reply, replyWith } from './replies'

type PromptFact = { id: string; kind: string; text: string }
type PromptPart = { id: string; set_aside: string; text: string }

/** Whether a prompt asks to refine a fact card. */
export const isRefining = (prompt: string): boolean =>
  prompt.startsWith('You check what a program read in one piece of content')

/** Parses such a prompt: the content, the card's facts, and the parts that were set aside. */
export function readRefiningPrompt(prompt: string) {
  const content = /<(content-\w+)>\n([\s\S]*?)\n<\/\1>/.exec(prompt)?.[2] ?? ''
  const lines = [...prompt.matchAll(/^\{"id":.*\}$/gm)].map(
    ([line]) => JSON.parse(line) as PromptFact | PromptPart,
  )
  return {
    content,
    facts: lines.filter((line) => 'kind' in line),
    parts: lines.filter((line) => 'set_aside' in line),
  }
}

/** Builds an answer that suggests these changes and no others. */
export const suggest = (changes: Record<string, unknown>): Reply =>
  replyWith({
    kind: null,
    about_health: false,
    facts: [],
    set_aside: [],
    bring_back: [],
    add: [],
    ...changes,
  })

/** A model that finds nothing wrong with any card. */
export const suggestNothing = (_: ModelRequest): Reply => suggest({})
