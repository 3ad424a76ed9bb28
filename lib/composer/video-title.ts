import { platformRules } from '@/lib/platforms/registry'
import { beginningOf } from '@/lib/text/plain-text'
import { cutAtWord } from '@/lib/text/sentences'
import { rotated } from './choose'
import type { Facts } from './facts'
import { capitalised } from './phrases'
import { names } from './pieces'

/** A video's title within the platform's limit: the name with what is most telling, in one of several forms. */
export function videoTitle(facts: Facts): string {
  const limit = platformRules.youtube.title?.limit.value ?? 100
  const { name, tagline, tribe, traits } = facts
  const forms = [
    tagline && (names(tagline, name) ? tagline : `${name}: ${capitalised(tagline)}`),
    tagline && !names(tagline, name) ? `${capitalised(tagline)} – ${name}` : null,
    tribe && tagline === null ? `${name} (${tribe})` : null,
    traits.length > 1 ? `${name} – ${traits.slice(0, 3).join(', ')}` : null,
  ].filter((form) => form && form.length <= limit)
  const title = rotated(forms, `${facts.seed}|title`)[0] ?? name
  const fitting = cutAtWord(title.replace(/[<>]/g, ''), (text) => text.length <= limit)
  return fitting || beginningOf(name.replace(/[<>]/g, ''), limit).trim() || '—'
}
