/** Builds a PDF that draws `content`, given as PDF operators, on each of its pages. */
export function makePdf(
  content: string,
  { trailer = '', packed = Buffer.from(content, 'latin1'), filter = '', pages = 1, title = '' } = {},
): Buffer {
  const page =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R ${Array.from({ length: pages - 1 }, (_, at) => `${at + 7} 0 R`).join(' ')}]/Count ${pages}>>`,
    page,
    `<</Length ${packed.length}${filter}>>\nstream\n${packed.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Title(${title})>>`,
    ...Array<string>(pages - 1).fill(page),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(
    `${file}trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 6 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`,
    'latin1',
  )
}
