import { defineTranslation } from '@countersign/primitives'
import type { recoveryMessages } from './recoveryMessages.ts'

export const recoveryMessagesDe = defineTranslation<typeof recoveryMessages>('recovery', {
  noRecoverer: 'Nennen Sie mindestens eine Vertrauensperson.',
  noHolder: (address) => `${address} hat keinen Inhaber.`,
  itself: 'Das Konto kann sich nicht selbst wiederherstellen.',
  twice: (address) => `${address} ist zweimal genannt.`,
  noNotice:
    'Die Frist muss länger als null sein: Ohne sie könnte eine Vertrauensperson sofort die Kontrolle über das Konto übernehmen.',
  longNotice: 'Die Frist ist länger als 100 Jahre.',
  shortExpiration: 'Der Vertrag nimmt keine Ausführungszeit unter einer Minute an.',
  longExpiration: 'Die Ausführungszeit ist länger als 100 Jahre.',
  notOwner: (address) => `${address} ist kein Eigentümer.`,
  otherPosition: (owner) => `${owner} steht in der Liste der Eigentümer nicht an der Stelle, die der Aufruf erwartet.`,
  callsOther: (address) => `Er ruft ${address} auf, und das ist nicht dieses Konto.`,
  movesNative: 'Er bewegt Netzwerkwährung.',
  otherMethod: (selector) => `Er ruft ${selector} des Kontos auf, und das ändert keine Eigentümer.`,
  foreignCode: (address) => `Er lässt den Code von ${address} als das Konto handeln. Dieser Code kann alles tun.`,
  unreadableBatch: 'Seine Sammlung von Aufrufen kann nicht dekodiert werden.',
})
