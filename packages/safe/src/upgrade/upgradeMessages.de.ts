import { defineTranslation } from '@countersign/primitives'
import type { upgradeMessages } from './upgradeMessages.ts'

export const upgradeMessagesDe = defineTranslation<typeof upgradeMessages>('upgrade', {
  none: 'keiner',
  differs: ({ what, found, published }) =>
    `Der Code von ${what} ist nicht der veröffentlichte. Er ergibt den Hash ${found}, veröffentlicht ist der Hash ${published}.`,
  unknownCode: (address) =>
    `Das Konto verwendet den Code unter ${address}, das ist keine veröffentlichte Fassung. Es ist nicht bekannt, wo dieser Code Eigentümer und nötige Unterschriften speichert, daher könnte eine Aktualisierung das Konto sperren.`,
  notNewer: ({ now, target }) => `Das Konto verwendet schon ${now}, ${target} ist nicht neuer.`,
  codeAt: ({ name, version, address }) => `${name} ${version} unter ${address}`,
  missing: (what) => `${what} ist noch nicht in diesem Netzwerk: Unter der Adresse gibt es keinen Code.`,
  unread: ({ what, reason }) => `Der Code von ${what} konnte nicht gelesen werden: ${reason}.`,
  noHash: (what) => `Zu ${what} ist kein Code-Hash veröffentlicht, daher kann der Code nicht verglichen werden.`,
})
