import type { ApiVersions } from '../network'

/**
 * The versions of LinkedIn's API, as dated data (spec/platforms#linkedin; read 2026-11-22: 202607 was current in
 * August 2026). Posts, images and their refusals were compared with that version. Versions are supported for at
 * least a year, from about the middle of their month; 202501 ended in January 2026.
 */
export const apiVersions: ApiVersions = {
  newestKnownGood: '202607',
  goodUntil(version) {
    const [year, month] = [Number(version.slice(0, 4)), Number(version.slice(4, 6))]
    return new Date(Date.UTC(year + 1, month - 1, 15))
  },
  form: /^20\d{2}(0[1-9]|1[0-2])$/,
  mustBe: 'It must be a year and month such as 202607.',
  example: '202612',
}
