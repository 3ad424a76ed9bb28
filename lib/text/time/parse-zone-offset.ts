// Minutes east of Greenwich. First the names of RFC 822, then only those that mean the same zone nearly everywhere.
const zones = new Map(
  Object.entries({
    ut: 0,
    utc: 0,
    gmt: 0,
    z: 0,
    est: -300,
    edt: -240,
    cst: -360,
    cdt: -300,
    mst: -420,
    mdt: -360,
    pst: -480,
    pdt: -420,
    akst: -540,
    akdt: -480,
    hst: -600,
    wet: 0,
    west: 60,
    bst: 60,
    cet: 60,
    mez: 60,
    met: 60,
    cest: 120,
    mesz: 120,
    mest: 120,
    eet: 120,
    eest: 180,
    sast: 120,
    msk: 180,
    pkt: 300,
    ict: 420,
    wib: 420,
    sgt: 480,
    hkt: 480,
    awst: 480,
    jst: 540,
    kst: 540,
    acst: 570,
    aest: 600,
    aedt: 660,
    nzst: 720,
    nzdt: 780,
  }),
)

const offset = /^(?:gmt|utc|ut|z)?\s*([+-])(\d{1,2})(?::?(\d{2}))?$/

/**
 * Returns the offset of a zone as dates write it ("+0200", "GMT+2", "EDT"), in minutes east of Greenwich. The
 * single letters of RFC 822 count as Greenwich, since they were defined the wrong way around (RFC 2822 4.3).
 * Undefined for anything else.
 */
export function parseZoneOffset(zone: string): number | undefined {
  const name = zone.trim().toLowerCase()
  const match = offset.exec(name)
  if (!match) return /^[a-ik-z]$/.test(name) ? 0 : zones.get(name)
  const [hours, minutes] = [Number(match[2]), Number(match[3] ?? 0)]
  return hours > 15 || minutes > 59 ? undefined : (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes)
}
