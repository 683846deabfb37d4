import { defineTranslation } from '@countersign/primitives'
import type { nonceMessages } from './nonceMessages.ts'

export const nonceMessagesDe = defineTranslation<typeof nonceMessages>('nonce-place', {
  used: ({ nonce, current }) =>
    `Die Nonce ${nonce} ist schon verwendet: Das Konto steht bei ${current}. Wählen Sie ${current} oder höher.`,
  one: (nonce) => `Nonce ${nonce}`,
  range: ({ from, to }) => `Nonce ${from} bis ${to}`,
  conflict: (nonce) =>
    `Eine andere Transaktion hat schon die Nonce ${nonce}. Nur eine davon kann ausgeführt werden und ersetzt dann die andere.`,
  gap: ({ nonce, missing }) =>
    `Die Nonce ${nonce} lässt eine Lücke: Sie kann nicht vor ${missing} ausgeführt werden, wofür es keinen Vorschlag gibt.`,
  next: (nonce) => `Die Nonce ${nonce} wird als Nächstes ausgeführt.`,
  queued: (nonce) =>
    `Die Nonce ${nonce} wird nach den Transaktionen ausgeführt, die vor ihr in der Warteschlange stehen.`,
})
