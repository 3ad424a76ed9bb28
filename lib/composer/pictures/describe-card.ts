import type { ShownCard } from '../material/phrases'

type Words = { text: string; picture: string; quotes: readonly [string, string] }

/**
 * "Text card by {brand}" and "Card by {brand} with a picture", in languages for which the composer has no other
 * phrases.
 */
const cardTemplatesByLanguage: Readonly<Record<string, Words>> = {
  fr: { text: 'Carte de texte de {brand}', picture: 'Carte de {brand} avec une image', quotes: ['« ', ' »'] },
  es: {
    text: 'Tarjeta de texto de {brand}',
    picture: 'Tarjeta de {brand} con una imagen',
    quotes: ['«', '»'],
  },
  it: {
    text: 'Scheda di testo di {brand}',
    picture: 'Scheda di {brand} con un’immagine',
    quotes: ['«', '»'],
  },
  pt: { text: 'Cartão de texto de {brand}', picture: 'Cartão de {brand} com uma imagem', quotes: ['“', '”'] },
  nl: { text: 'Tekstkaart van {brand}', picture: 'Kaart van {brand} met een afbeelding', quotes: ['“', '”'] },
  pl: { text: 'Karta tekstowa {brand}', picture: 'Karta {brand} ze zdjęciem', quotes: ['„', '”'] },
  sv: { text: 'Textkort från {brand}', picture: 'Kort från {brand} med en bild', quotes: ['”', '”'] },
  da: { text: 'Tekstkort fra {brand}', picture: 'Kort fra {brand} med et billede', quotes: ['“', '”'] },
  no: { text: 'Tekstkort fra {brand}', picture: 'Kort fra {brand} med et bilde', quotes: ['«', '»'] },
  nb: { text: 'Tekstkort fra {brand}', picture: 'Kort fra {brand} med et bilde', quotes: ['«', '»'] },
  fi: { text: 'Tekstikortti, {brand}', picture: 'Kuvallinen kortti, {brand}', quotes: ['”', '”'] },
  cs: { text: 'Textová karta {brand}', picture: 'Karta {brand} s obrázkem', quotes: ['„', '“'] },
  tr: { text: '{brand} metin kartı', picture: '{brand} görselli kartı', quotes: ['“', '”'] },
  uk: { text: 'Текстова картка {brand}', picture: 'Картка {brand} із зображенням', quotes: ['«', '»'] },
  ru: { text: 'Текстовая карточка {brand}', picture: 'Карточка {brand} с изображением', quotes: ['«', '»'] },
  el: { text: 'Κάρτα κειμένου: {brand}', picture: 'Κάρτα με εικόνα: {brand}', quotes: ['«', '»'] },
  ja: { text: '{brand}のテキストカード', picture: '{brand}の画像付きカード', quotes: ['「', '」'] },
  ko: { text: '{brand} 텍스트 카드', picture: '{brand} 이미지 카드', quotes: ['“', '”'] },
  zh: { text: '{brand}的文字卡片', picture: '{brand}的图文卡片', quotes: ['“', '”'] },
  ar: { text: 'بطاقة نصية من {brand}', picture: 'بطاقة من {brand} مع صورة', quotes: ['«', '»'] },
  he: { text: 'כרטיס טקסט של {brand}', picture: 'כרטיס של {brand} עם תמונה', quotes: ['"', '"'] },
}

/**
 * Describes what a branded card shows, in the post's language; undefined for a language that is not listed here.
 * Pure.
 */
export function describeCard(language: string, { title, brand, picture }: ShownCard): string | undefined {
  const own = cardTemplatesByLanguage[language]
  if (!own) return undefined
  const card = (picture ? own.picture : own.text).replace('{brand}', () => brand)
  const joint = /[\u3040-\u30ff\u4e00-\u9fff]$/u.test(card) ? '：' : language === 'fr' ? ' : ' : ': '
  return title === '' ? card : `${card}${joint}${own.quotes[0]}${title}${own.quotes[1]}`
}
