import { defineTranslation, listText } from '@countersign/primitives'
import type { messagesPageMessages } from './messagesPageMessages.ts'

export const messagesPageMessagesDe = defineTranslation<typeof messagesPageMessages>('messages-page', {
  title: 'Nachrichten',
  subtitle:
    'Ohne Transaktion unterschrieben, für Apps und Permits. Ein Permit kann Token bewegen; prüfen Sie es daher wie eine Transaktion.',
  newMessage: 'Neue Nachricht',
  checkSignature: 'Unterschrift prüfen',
  switchedOff: (chain) => `Keine neuen auf ${chain}`,
  switchedOffWhy:
    'Nachrichten ohne Transaktion sind für dieses Netzwerk ausgeschaltet. Fragt eine App eine Nachricht an, wird daraus eine Transaktion in der Warteschlange. Der Betreiber dieser Installation kann Nachrichten einschalten.',
  filter: 'Filter',
  all: 'Alle',
  waiting: 'Unterschriften fehlen',
  confirmed: 'Bestätigt',
  none: 'Noch keine Nachrichten.',
  noneDetail:
    'Eine Nachricht ist ein Text oder sind strukturierte Daten, die die Eigentümer ohne Transaktion unterschreiben. Anfragen von Apps erscheinen hier, und Sie können selbst eine schreiben.',
  write: 'Nachricht schreiben',
  showAll: 'Alle Nachrichten zeigen',
  noneWaiting: 'Keine Nachricht wartet auf Unterschriften.',
  noneWaitingDetail: 'Keiner der geladenen Nachrichten fehlen Unterschriften.',
  noneConfirmed: 'Keine Nachricht ist bestätigt.',
  noneConfirmedDetail: 'Keine der geladenen Nachrichten hat alle Unterschriften.',
  listCached: 'Der Dienst hat nicht geantwortet. Dies sind die zwischengespeicherten Nachrichten.',
  listFailed: 'Der Dienst hat die Nachrichten nicht gesendet',
  listStillWorks: 'Guthaben und Eigentümer lassen sich weiter aus dem Netzwerk lesen.',
  listLoading: 'Die Nachrichten werden geladen',

  openMessages: 'Nachrichten öffnen',
  noDraft: 'Kein Entwurf gefunden',
  noDraftWhy:
    'Einen Entwurf gibt es nur in dem Browser-Tab, in dem er entstanden ist, bis er unterschrieben wird. Vielleicht ist er schon unterschrieben.',
  noHash: 'Dieser Link enthält keinen Nachrichten-Hash.',
  noHashWhy: (found) =>
    `Ein Nachrichten-Hash besteht aus 0x und 64 hexadezimalen Ziffern; der Link enthält ${found}. Öffnen Sie die Nachricht aus der Liste.`,
  cached: 'Der Dienst hat nicht geantwortet. Dies ist die zwischengespeicherte Nachricht.',
  loading: 'Die Nachricht wird geladen',
  notInBrowser: 'Dieser Browser hat keine Nachricht mit diesem Hash',
  notInService: 'Der Dienst hat keine Nachricht mit diesem Hash',
  failed: 'Der Dienst hat die Nachricht nicht gesendet',
  checkLink: 'Prüfen Sie den Link, oder <list>öffnen Sie die Liste der Nachrichten</list>.',
  stillWorks: 'Eigentümer lassen sich weiter aus dem Netzwerk lesen.',
  removed: 'Nachricht aus diesem Browser entfernt',
  remove: 'Entfernen',

  kind: 'Art der Nachricht',
  text: 'Text',
  typedData: 'Typisierte Daten',
  textToSign: 'Text zum Unterschreiben',
  typedJson: 'Typisierte Daten (EIP-712) als JSON',
  notYet: 'Damit wird noch nicht unterschrieben. Die nächste Seite zeigt die Nachricht und ihre Hashes.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  review: 'Prüfen',
  typeText: 'Geben Sie den Text ein, der unterschrieben werden soll.',
  bareHex:
    'Das ist ein bloßer Hexwert. Er kann der Hash einer Transaktion sein und lässt sich daher hier nicht unterschreiben. Fügen Sie den Text oder die typisierten Daten ein, die dahinterstehen.',
  pasteJson: 'Fügen Sie die typisierten Daten als JSON ein.',
  notJson: (reason) =>
    `Das ist kein JSON: ${reason ?? 'Es ist nicht lesbar'}. Fügen Sie die vollständigen typisierten Daten ein.`,
  rounded: (value) =>
    `${value} ist zu groß für eine Zahl in JSON und wurde gerundet. Setzen Sie solche Zahlen in Anführungszeichen.`,
  notObject: 'Typisierte Daten sind ein JSON-Objekt mit domain, types und message.',
  missing: (names) =>
    `Es fehlt: ${listText(names)}. Typisierte Daten sind ein JSON-Objekt mit domain, types und message.`,
  wrongPart: ({ place, problem }) =>
    `${place === null ? 'Am Anfang' : `Bei ${place}`}: ${problem ?? 'Das entspricht nicht EIP-712'}. Typen sind Listen aus Name und Typ.`,
})
