import { GalleryPicture } from './gallery-picture'

/** The pictures of an item, the featured one first. */
export function Gallery({
  title,
  featured,
  others,
}: {
  title: string
  featured: string | null
  others: string[]
}) {
  const all = [...(featured ? [featured] : []), ...others].filter((address) => /^https?:\/\//i.test(address))
  if (all.length === 0) return <p className="text-sm text-muted">It has no pictures.</p>
  return (
    <ul className="grid grid-cols-3 gap-2">
      {all.map((src, at) => (
        <li key={src} className={at === 0 ? 'col-span-3' : undefined}>
          <GalleryPicture src={src} alt={at === 0 ? title : `${title}, picture ${at + 1} of ${all.length}`} />
        </li>
      ))}
    </ul>
  )
}
