import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { certaintyMessages } from './certaintyMessages.ts'

const NOT_PROVED = 'Die Namen der Parameter und das Verhalten des Codes sind nicht bewiesen.'

export const certaintyMessagesDe = defineTranslation<typeof certaintyMessages>('certainty', {
  code: 'Nach veröffentlichtem Code',
  codeLong: (contract) =>
    `Nach der veröffentlichten ABI von ${contract}; der Code an dieser Adresse hat den veröffentlichten Hash.`,
  added: 'Von Ihnen hinzugefügte ABI',
  addedLong: `Nach der ABI, die Sie für diese Adresse oder den dort ausgeführten Code hinzugefügt haben. ${NOT_PROVED}`,
  address: 'Veröffentlichte Adresse',
  addressLong: (contract) =>
    `Nach der ABI von ${contract}, veröffentlicht an dieser Adresse. Der Code wurde nicht verglichen.`,
  claim: (provider) => `Laut ${provider}`,
  claimLong: (provider) =>
    `Nach dem Quellcode, den ${provider} für diese Adresse gespeichert hat. Diese Angabe wird hier nicht geprüft.`,
  selector: (known) => plural(known, { one: 'Nur Selektor, # bekannt', other: 'Nur Selektor, 1 von # passt' }),
  selectorLong: ({ known, source }) =>
    known === 1
      ? `Nur nach dem Selektor: 1 bekannte Signatur. Quelle: ${source}. ${NOT_PROVED}`
      : `Nur nach dem Selektor: ${numberText(known)} Signaturen sind bekannt, und nur eine davon passt zu den Bytes. Quelle: ${source}. ${NOT_PROVED}`,
  collision: (count) => `Selektor mehrdeutig: ${numberText(count)}`,
  collisionLong: (signatures) =>
    `${numberText(signatures.length)} Methoden haben diesen Selektor und passen zu den Bytes: ${signatures.join(' und ')}. Die Seite weiß nicht, welche davon der Vertrag hat.`,
  inexact: 'Nicht genau',
  inexactLong: (reason) =>
    `Die Bytes lassen sich so dekodieren, aber ${reason}. Maßgeblich sind die Bytes, nicht diese Worte.`,
  service: 'Laut Dienst',
  serviceLong: 'Nur der Dienst nennt diese Methode. Die Seite kennt sie nicht.',
  unknown: 'Unbekannt',
  tooShort: 'Die Daten sind zu kurz, um eine Methode zu nennen. Der Vertrag entscheidet, was sie bedeuten.',
  noSignature: (selector) =>
    `Für ${selector} ist keine Signatur bekannt. Um den Aufruf zu lesen, fügen Sie im Adressbuch eine ABI für diesen Vertrag hinzu.`,

  thenProxy: ({ address, proxy }) => `${address}, dann ${proxy}`,
  withoutCode: (proxy) => `${proxy} einer Adresse ohne Code,`,
  eip1967: 'EIP-1967-Proxy, führt den Code aus von',
  beacon: 'Beacon-Proxy, führt den Code aus von',
  eip1167: 'Minimal-Proxy, führt den Code aus von',
  eip1822: 'EIP-1822-Proxy, führt den Code aus von',
  openZeppelin: 'älterer OpenZeppelin-Proxy, führt den Code aus von',
  safe: 'Safe-Konto, führt den Code aus von',
  eip7702: 'Schlüssel, handelt mit dem Code von',
  diamond: 'Diamond, nennt als Facette für diese Methode',
})
