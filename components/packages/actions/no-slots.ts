type Failure = { code: string; hint: string }

/**
 * What to do about a failure, for people who may not add posting times: whom to ask, instead of a page where they can
 * do nothing.
 */
export const hintFor = ({ code, hint }: Failure, { manages }: { manages: boolean }): string =>
  code === 'no-slots' && !manages
    ? 'Ask a workspace admin to add posting times, or choose a time yourself.'
    : hint
