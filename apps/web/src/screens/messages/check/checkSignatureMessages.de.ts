import { plural, defineTranslation } from '@countersign/primitives'
import type { checkSignatureMessages } from './checkSignatureMessages.ts'

export const checkSignatureMessagesDe = defineTranslation<typeof checkSignatureMessages>('check-signature', {
  title: 'Unterschrift prüfen',
  subtitle: (account) =>
    `Fragt den Vertrag von ${account}, ob er eine Unterschrift annimmt. Alles wird aus dem Netzwerk gelesen; der Dienst wird nicht gefragt.`,
  hash: 'Hash',
  message: 'Der unterschriebene Text',
  messageHash: 'Der unterschriebene Hash',
  hashNote: 'Die 32 Bytes, die eine App oder ein Vertrag an isValidSignature übergibt.',
  signature: 'Unterschrift',
  signatureNote: 'Geben Sie 0x ein, wenn die Nachricht in einer Transaktion unterschrieben wurde.',
  check: 'Prüfen',
  checking: 'Wird geprüft',
  noText: 'Fügen Sie den unterschriebenen Text ein.',
  notHash: 'Ein Hash besteht aus 0x und 64 hexadezimalen Ziffern.',
  noSignature: 'Fügen Sie die Unterschrift ein: 0x und eine gerade Zahl hexadezimaler Ziffern.',

  result: 'Ergebnis',
  valid: ({ account, block }) => `Gültig für ${account} bei Block ${block}`,
  validDetail: 'Der Vertrag des Kontos nimmt diese Unterschrift für genau diese Nachricht an.',
  refused: ({ account, block }) => `Nicht gültig für ${account} bei Block ${block}`,
  refusedDetail: 'Der Vertrag des Kontos nimmt diese Unterschrift für diese Nachricht nicht an.',
  tooFew: ({ counted, threshold }) =>
    `${plural(counted, { one: '# Unterschrift zählt', other: '# Unterschriften zählen' })}; das Konto braucht ${threshold}.`,
  refusedNext:
    'Vergleichen Sie die Nachricht Zeichen für Zeichen mit der unterschriebenen, und prüfen Sie, ob sie für dieses Konto und dieses Netzwerk unterschrieben wurde.',
  notChecked: 'Nicht geprüft',
  notCheckedDetail: (reason) => `Das Netzwerk hat nicht geantwortet: ${reason}`,
  again: 'Erneut prüfen',
  signers: 'Enthaltene Unterschriften',
  counts: 'Eigentümer, zählt',
  notOwner: 'Bei diesem Block kein Eigentümer',
  unordered:
    'Nicht in aufsteigender Reihenfolge der Adressen der Eigentümer. Der Vertrag nimmt keine andere an und zählt jeden Eigentümer einmal.',
  unknownSigner: 'Kein Unterzeichner ermittelbar',
  unreadable: (reason) => `Die Bytes sind keine Liste von Unterschriften von Eigentümern: ${reason}`,
  signedHash: 'Hash, den die Eigentümer unterschreiben',
})
