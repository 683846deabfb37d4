import { defineTranslation } from '@countersign/primitives'
import type { nonceMessages } from './nonceMessages.ts'

export const nonceMessagesDe = defineTranslation<typeof nonceMessages>('nonce-place', {
  used: ({ nonce, current }) =>
    `Die Nummer ${nonce} ist schon verwendet: Das Konto steht bei ${current}. Wählen Sie ${current} oder höher.`,
  one: (nonce) => `Nummer ${nonce}`,
  range: ({ from, to }) => `Nummer ${from} bis ${to}`,
  conflict: (nonce) =>
    `Eine andere Transaktion hat schon die Nummer ${nonce}. Nur eine davon kann ausgeführt werden und ersetzt dann die andere.`,
  gap: ({ nonce, missing }) =>
    `Die Nummer ${nonce} lässt eine Lücke: Sie kann nicht vor ${missing} ausgeführt werden, wofür es keinen Vorschlag gibt.`,
  next: (nonce) => `Die Nummer ${nonce} wird als Nächstes ausgeführt.`,
  queued: (nonce) =>
    `Die Nummer ${nonce} wird nach den Transaktionen ausgeführt, die vor ihr in der Warteschlange stehen.`,
})
