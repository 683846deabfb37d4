import { defineTranslation, plural } from '@countersign/primitives'
import type { hardwareErrorMessages } from './hardwareErrorMessages.ts'

export const hardwareErrorMessagesDe = defineTranslation<typeof hardwareErrorMessages>('hardware-errors', {
  locked: 'Das Gerät ist gesperrt. Entsperren Sie es mit der PIN und versuchen Sie es erneut.',
  appClosed: 'Die Ethereum-App ist auf dem Gerät nicht geöffnet. Öffnen Sie sie dort und versuchen Sie es erneut.',
  rejected: 'Sie haben die Anfrage am Gerät abgelehnt. Es wurde nichts gesendet.',
  blindSigningOff:
    'Das Gerät unterschreibt keine Hashes. Schalten Sie in den Einstellungen seiner Ethereum-App „Blind signing“ ein und versuchen Sie es erneut. Vergleichen Sie beide Hashes, bevor Sie bestätigen.',
  refusedData:
    'Das Gerät nimmt diese Daten nicht an. Aktualisieren Sie seine Ethereum-App oder schalten Sie in ihren Einstellungen „Blind signing“ ein und versuchen Sie es erneut.',
  notFound:
    'Es wurde kein Gerät gewählt. Schließen Sie es an, entsperren Sie es, öffnen Sie seine Ethereum-App und versuchen Sie es erneut.',
  unplugged: 'Das Gerät wurde getrennt. Schließen Sie es wieder an, entsperren Sie es und versuchen Sie es erneut.',
  busy: 'Das Gerät bearbeitet eine andere Anfrage, oder ein anderes Programm verwendet es. Schließen Sie die Anfrage dort ab, beenden Sie Ledger Live und versuchen Sie es erneut.',
  noWebhid:
    'Dieser Browser erreicht keine USB-Geräte (ihm fehlt WebHID). Öffnen Sie diese Seite auf einem Computer in Chrome, Edge, Brave oder Opera.',
  insecure:
    'Browser erlauben USB-Geräte nur auf https-Seiten oder auf localhost. Öffnen Sie diese Seite unter ihrer https-Adresse.',
  wrongDevice: ({ expected, actual }) =>
    `Dieses Gerät hält an diesem Pfad ${actual}, verbunden ist aber ${expected}. Schließen Sie das andere Gerät an, oder verbinden Sie es neu.`,
  wrongSigner: ({ expected, actual }) =>
    `Die Unterschrift gehört zu ${actual}, nicht zu ${expected}. Sie wurde nicht verwendet. Vergleichen Sie die Hashes auf einem anderen Gerät, bevor Sie wieder unterschreiben.`,
  hashDiffers: ({ expected, actual }) =>
    `Zwei Berechnungen des Hashs dieser Daten weichen voneinander ab: ${actual} und ${expected}. An das Gerät wurde nichts gesendet. Bitte melden Sie diese Daten.`,
  wrongAnswer: ({ expected, actual }) =>
    `Dieser Code beantwortet Anfrage ${actual}, offen ist aber ${expected}. Scannen Sie zuerst die offene Anfrage mit der Wallet.`,
  badCode: (detail) => `Der Code ließ sich nicht lesen: ${detail}. Scannen Sie ihn erneut.`,
  notImported: (detail) => `Die gescannten Konten enthalten nicht: ${detail}. Verbinden Sie die Wallet erneut.`,
  notConfigured: (detail) => `${detail} ist hier nicht eingerichtet.`,
  failed: (detail) => `Das Gerät antwortete: ${detail}. Versuchen Sie es erneut.`,
  anotherAddress: 'eine andere Adresse',
  unknownAddress: 'einer unbekannten Adresse',
  connectedAddress: 'der verbundenen Adresse',
  oneValue: 'ein Wert',
  anotherValue: 'ein anderer',
  unknown: 'unbekannt',
  anotherRequest: 'eine andere',
  noWalletCode: 'er stammt nicht von einer Wallet',
  thatPath: 'dieser Pfad',
  thisDevice: 'Dieses Gerät',
  noReason: 'kein Grund angegeben',
  orText: ({ signers }) => signers.join(' oder '),
  noPath: (text) => `„${text}“ ist kein Ableitungspfad`,
  anAddressAt: (path) => `eine Adresse an ${path}`,
  aConnectedAddress: 'eine verbundene Adresse',
  noPublicKey: (bytes) => `${bytes} ist kein öffentlicher Schlüssel`,
  accountList: 'Die Liste der Konten',
  notAccounts: (type) => `er enthält „${type}“, keine Konten`,
  noAccounts: 'er enthält keine Konten',
  anAccount: 'Ein Konto',
  privateKey: 'er enthält einen privaten Schlüssel. Zeigen Sie diesen Code nie',
  placeOfKey: 'Der Pfad eines Schlüssels',
  pathNotExact: 'der Pfad eines Schlüssels ist nicht eindeutig',
  publicKey: 'Ein öffentlicher Schlüssel',
  chainCode: 'Ein Chain-Code',
  missing: (what) => `${what} fehlt`,
  wrongLength: (what) => `${what} fehlt oder hat die falsche Länge`,
  notSignature: (type) => `er enthält „${type}“, keine Unterschrift`,
  answer: 'Die Antwort',
  requestNumber: 'Die Nummer der Anfrage',
  signature: 'Die Unterschrift',
  holdsBytes: (count) => `er enthält ${plural(count, { one: '# Byte', other: '# Bytes' })}`,
  status: (code) => `Status 0x${code}`,
  bytesNotSignature: (count) => `${plural(count, { one: '# Byte', other: '# Bytes' })} statt einer Unterschrift`,
  unreadable: 'etwas, das nicht zu lesen ist',
  noSignature: 'keine Unterschrift',
  notLoaded: (source) => `${source} wurde nicht geladen`,
  notTrezorConnect: (source) => `${source} ist nicht Trezor Connect 9`,
})
