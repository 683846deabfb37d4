import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { listNoticeMessages } from './listNoticeMessages.ts'

export const listNoticeMessagesDe = defineTranslation<typeof listNoticeMessages>('list-notices', {
  nodeLimits: ({ host }) => `Der Knoten ${host} begrenzt Anfragen.`,
  nodeLimitsHelp: 'Die Seite wiederholt ihre Anfrage. Das kann bis zu zwei Minuten dauern.',
  queueTitle: 'Nur Vorschläge aus diesem Browser sind aufgeführt.',
  queueText:
    'Andere Eigentümer können weitere vorgeschlagen oder unterschrieben haben. Bitten Sie sie um einen Link, eine Datei oder einen QR-Code.',
  messagesTitle: 'Nur Nachrichten aus diesem Browser sind aufgeführt.',
  messagesText:
    'Andere Eigentümer können weitere angefordert oder unterschrieben haben. Bitten Sie sie um einen Link, eine Datei oder einen QR-Code.',
  appsTitle: 'Die Liste der Apps kommt von einem Dienst.',
  appsText:
    'Diese Seite zeigt die letzte Liste. Ihre eigenen Apps öffnen Sie über ihre Adresse, ohne ihre Beschreibungen.',
  inboxTitle: 'Nur Konten und Vorschläge, die dieser Browser kennt, sind zu sehen.',
  inboxText: 'Ohne Dienst lassen sich Konten nicht über ihren Eigentümer finden.',
  accountsTitle: 'Nur Konten, die dieser Browser kennt, sind aufgeführt.',
  accountsText: 'Ohne Dienst lassen sich Konten nicht über ihren Eigentümer finden, und es gibt keine Preise.',
  readingHistory: 'Der Verlauf wird gelesen:',
  readingHistoryAt: ({ block }) =>
    `Block ${numberText(block)} ist erreicht. Der gelesene Teil ist gespeichert, und das Lesen geht von dort weiter.`,
  eventsOnly: 'Der Verlauf stammt nur aus Ereignissen.',
  eventsOnlyText: ({ from, to }) =>
    `Gelesen in den Blöcken ${numberText(from)} bis ${numberText(to)}, bis zur Entstehung. Beträge, die ein Vertrag ohne Ereignis gesendet hat, fehlen.`,
  notComplete: 'Der Verlauf ist nicht vollständig.',
  readFurther: 'Weiter zurück lesen',
  notCompleteText: ({ from, to }) =>
    `Gelesen aus Ereignissen in den Blöcken ${numberText(from)} bis ${numberText(to)}.`,
  knownTokens: 'Nur bekannte Token werden gelesen.',
  knownTokensText: ({ symbol, since }) =>
    since === null
      ? `${symbol}, bewegte Token, bekannte Token und solche, die Sie hinzufügen. Es gibt keine Preise.`
      : `${symbol}, seit Block ${numberText(since)} bewegte Token, bekannte Token und solche, die Sie hinzufügen. Es gibt keine Preise.`,
  justStarted: 'Es hat gerade begonnen.',
  catchingUp: 'Der Dienst holt auf:',
  place: ({ block, of }) => `Block ${numberText(block)} von ${numberText(of)}.`,
  placeLeft: ({ block, of, left }) => `Block ${numberText(block)} von ${numberText(of)}, noch ${left}.`,
  lessThanMinute: 'weniger als eine Minute',
  aboutMinutes: (count) => plural(count, { one: 'etwa # Minute', other: 'etwa # Minuten' }),
  aboutHours: (count) => plural(count, { one: 'etwa # Stunde', other: 'etwa # Stunden' }),
  aboutDays: (count) => plural(count, { one: 'etwa # Tag', other: 'etwa # Tage' }),
  readingHelp: ({ words }) =>
    `${words} Danach sind die Listen vollständig. Guthaben und alles, was Sie unterschreiben, werden aus dem Netzwerk gelesen.`,
})
