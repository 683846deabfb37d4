import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { draftsMessages } from './draftsMessages.ts'

export const draftsMessagesDe = defineTranslation<typeof draftsMessages>('drafts', {
  title: 'Entwürfe',
  subtitle:
    'Nur in diesem Browser gespeichert. Nichts davon ist vorgeschlagen oder signiert; jeder Entwurf wird vorher geprüft.',
  import: 'Importieren',
  newPayment: 'Neue Zahlung',
  nothing: 'In diesem Browser gibt es keine Entwürfe dieses Kontos.',
  nothingDetail:
    'Jedes Formular kann seine Transaktion als Entwurf speichern oder zu einer Sammeltransaktion hinzufügen, die als eine Transaktion geprüft wird.',
  cannotRead: 'Die Entwürfe können nicht gelesen werden',
  unread: (count) =>
    plural(count, { one: '# Entwurf kann nicht gelesen werden', other: '# Entwürfe können nicht gelesen werden' }),
  unreadDetail:
    'Eine andere Version dieser Seite hat sie vielleicht gespeichert, oder sie sind beschädigt. Sie bleiben im Browser, bis Sie sie löschen.',
  saveUnread: 'Als Datei speichern',

  batch: 'Sammeltransaktion',
  batchNote: 'Formulare und Apps fügen hier hinzu',
  template: 'Vorlage',
  templates: 'Vorlagen',
  templatesNote: 'Beträge ausfüllen und vorschlagen. Eine Vorlage bleibt für das nächste Mal.',
  calls: (count) => plural(count, { one: '# Aufruf', other: '# Aufrufe' }),
  callsOf: ({ name }) => `Aufrufe von ${name}`,
  allOrNone: 'Sie werden in dieser Reihenfolge ausgeführt, alle oder keiner.',
  review: 'Prüfen',
  reviewNamed: ({ name }) => `${name} prüfen`,
  use: 'Ausfüllen und prüfen',
  useNamed: ({ name }) => `${name} ausfüllen und prüfen`,
  edit: 'Bearbeiten',
  editNamed: ({ name }) => `${name} bearbeiten`,
  more: ({ name }) => `Mehr zu ${name}`,
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  addToBatch: 'Zur Sammeltransaktion hinzufügen',
  setAside: 'Als eigenen Entwurf behalten',
  share: 'Teilen',
  makeTemplate: 'Als Vorlage speichern',
  remove: 'Löschen',
  unfinished: ({ number }) => `Aufruf ${numberText(number)} ist nicht vollständig: Füllen Sie ihn zuerst aus.`,
  notReviewed: 'Die Prüfung konnte nicht geöffnet werden',
  incompletePayment: ({ amount, recipient }) =>
    amount === ''
      ? `Zahlung an ${recipient}, Betrag noch auszufüllen`
      : `Zahlung von ${amount} an ${recipient}, nicht vollständig`,
  noRecipient: 'eine noch auszufüllende Adresse',
  incompleteCall: 'Vertragsaufruf, nicht vollständig',
  fromApp: ({ app }) => `angefragt von ${app}`,
  moveUp: ({ number }) => `Aufruf ${numberText(number)} nach oben`,
  moveDown: ({ number }) => `Aufruf ${numberText(number)} nach unten`,
  removeCall: ({ number }) => `Aufruf ${numberText(number)} entfernen`,
  moved: ({ from, to, count }) =>
    `Aufruf ${numberText(from)} ist jetzt Aufruf ${numberText(to)} von ${numberText(count)}.`,
  callRemoved: ({ number }) => `Aufruf ${numberText(number)} entfernt`,
  removed: ({ name }) => `${name} gelöscht`,
  duplicated: ({ name }) => `${name} erstellt`,
  templateSaved: ({ name }) => `Vorlage ${name} gespeichert`,
  notSaved: 'Nicht gespeichert',
  undo: 'Rückgängig',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  name: 'Name',
  nameNote:
    'Wird den anderen Eigentümern als Notiz des Vorschlags gesendet, außer der Entwurf hat eine Notiz. Er wird nicht signiert.',
  renameTitle: ({ name }) => `${name} umbenennen`,
  templateTitle: 'Als Vorlage speichern',
  templateText: 'Eine Vorlage behält, was sich wiederholt: Empfänger, Token und Aufrufe.',
  keepAmounts: 'Beträge behalten',
  keepAmountsNote: 'Ohne sie wird jeder Betrag ausgefüllt, wenn die Vorlage benutzt wird.',
})
