import { defineTranslation } from '@countersign/primitives'
import type { settingsCheckMessages } from './settingsCheckMessages.ts'

export const settingsCheckMessagesDe = defineTranslation<typeof settingsCheckMessages>('check-settings', {
  SET_FALLBACK_HANDLER: ({ place, whose }) => `${place} setzt den Fallback-Handler${whose}.`,
  ADD_OWNER: ({ place, whose }) => `${place} fügt einen Eigentümer hinzu${whose}.`,
  REMOVE_OWNER: ({ place, whose }) => `${place} entfernt einen Eigentümer${whose}.`,
  SWAP_OWNER: ({ place, whose }) => `${place} ersetzt einen Eigentümer${whose}.`,
  CHANGE_THRESHOLD: ({ place, whose }) => `${place} ändert die Zahl der nötigen Unterschriften${whose}.`,
  CHANGE_IMPLEMENTATION: ({ place, whose }) => `${place} ersetzt den Code des Kontos${whose}.`,
  MIGRATION: ({ place, whose }) => `${place} ersetzt den Code des Kontos durch eine veröffentlichte Migration${whose}.`,
  ENABLE_MODULE: ({ place, whose }) => `${place} lässt ein Modul ohne Unterschriften handeln${whose}.`,
  DISABLE_MODULE: ({ place, whose }) => `${place} deaktiviert ein Modul${whose}.`,
  SET_GUARD: ({ place, whose }) => `${place} setzt einen Guard, der alles blockieren kann${whose}.`,
  DELETE_GUARD: ({ place, whose }) => `${place} entfernt den Guard${whose}.`,
  SET_MODULE_GUARD: ({ place, whose }) => `${place} setzt einen Modul-Guard${whose}.`,
  DELETE_MODULE_GUARD: ({ place, whose }) => `${place} entfernt den Modul-Guard${whose}.`,
  ofAccount: (address) => ` (Konto ${address})`,
  valuesUnread: 'Die jetzigen Werte des Kontos konnten nicht gelesen werden.',
  valuesUnreadOf: (account) => `Die jetzigen Werte des Kontos ${account} konnten nicht gelesen werden.`,
  toDevelopment: 'Dies übergibt die Kontrolle an einen Vertrag aus der Entwicklung',
  toUnknown: 'Dies übergibt die Kontrolle an unbekannten Code',
  replacesCode: 'Dies ersetzt den Code des Kontos',
  unknownModule: 'Dies aktiviert ein unbekanntes Modul',
  unknownGuard: 'Dies setzt einen unbekannten Guard',
  unknownModuleGuard: 'Dies setzt einen unbekannten Modul-Guard',
  unknownHandler: 'Dies setzt einen unbekannten Fallback-Handler',
  codeOfThis: 'Dies ersetzt den Code des Kontos',
  codeOfAnother: 'Dies ersetzt den Code eines anderen Kontos',
  controlOfThis: 'Dies ändert, wer das Konto kontrolliert',
  controlOfAnother: 'Dies ändert, wer ein anderes Konto kontrolliert',
  compare: 'Vergleichen Sie die neuen Werte mit der Vereinbarung.',
  setsLimit: (place) => `${place} lässt eine Adresse bis zu einem Limit ausgeben.`,
  renewsLimit: (place) => `${place} erneuert ein Ausgabenlimit.`,
  removesLimit: (place) => `${place} entfernt ein Ausgabenlimit.`,
  addsBeneficiary: (place) => `${place} fügt einen Bevollmächtigten von Limits hinzu.`,
  removesBeneficiary: (place) => `${place} entfernt die Limits eines Bevollmächtigten.`,
  spendsLimit: (place) => `${place} gibt innerhalb eines Limits aus.`,
  none: 'keiner',
  otherCode: ({ address, name, published, found }) =>
    `Der neue Code ${address} sollte ${name} mit dem Code-Hash ${published} sein, ergibt aber den Hash ${found}. Unterschreiben Sie nicht.`,
  notCompared: ({ address, name }) =>
    `Der neue Code ${address} liegt an der Adresse, an der ${name} veröffentlicht ist, konnte aber nicht verglichen werden. Lesen Sie ihn noch einmal, bevor Sie unterschreiben.`,
  notComparedBecause: ({ address, name, reason }) =>
    `Der neue Code ${address} liegt an der Adresse, an der ${name} veröffentlicht ist, konnte aber nicht verglichen werden: ${reason}. Lesen Sie ihn noch einmal, bevor Sie unterschreiben.`,
  losesGuard: ({ older, now, guard }) =>
    `${older} ist älter als ${now}, das das Konto jetzt verwendet: Der Guard ${guard} würde nicht mehr aufgerufen. Unterschreiben Sie nicht.`,
  losesModuleGuard: ({ older, now, guard }) =>
    `${older} ist älter als ${now}, das das Konto jetzt verwendet: Der Modul-Guard ${guard} würde nicht mehr aufgerufen. Unterschreiben Sie nicht.`,
  olderCode: ({ older, now }) =>
    `${older} ist älter als ${now}, das das Konto jetzt verwendet. Fragen Sie den Einreicher, warum das Konto dahin zurückgehen soll.`,
  unchangedReason: 'Kein Aufruf ändert Eigentümer, nötige Unterschriften, Module, Guard, Handler oder Ausgabenlimits.',
  unchanged: 'Die Kontrolle bleibt unverändert',
  unreadable: 'Eine Änderung von Einstellungen, die nicht gelesen werden kann',
  extraBits: ({ place, method, address }) =>
    `${place} ruft die Einstellungsmethode ${method} von ${address} auf, aber ihre Parameter haben zusätzliche Bits: Der Vertrag liest vielleicht andere Werte. Unterschreiben Sie nicht. Bitten Sie den Einreicher, sie neu zu erstellen.`,
  unknownMethod: 'Eine unbekannte Methode des Kontos selbst',
  asAccount: ({ place, method, address }) =>
    `${place} ruft ${method} von ${address} als das Konto selbst auf. Der Fallback-Handler beantwortet den Aufruf und speichert vielleicht etwas. Fragen Sie den Einreicher, wofür er ist.`,
  noHandler: 'Ohne Handler kann das Konto keine Nachrichten bestätigen.',
  handlerIsAccount:
    'Der Handler ist das Konto selbst: Jede Adresse könnte dann seine Einstellungen ändern. Unterschreiben Sie nicht.',
  spending: 'Dies ändert, wer ohne Unterschriften ausgeben darf',
  dirtyCode:
    'Der neue Code oder der neue Handler ist eine Adresse mit zusätzlichen Bytes. Unterschreiben Sie nicht. Bitten Sie den Einreicher, die Transaktion neu zu erstellen.',
  unknownCode: (address) =>
    `Von da an entscheidet ${address}, wer was darf, unabhängig von Eigentümern und nötigen Unterschriften. Das ist kein veröffentlichter Code für Konten. Unterschreiben Sie nicht.`,
  runsThen: (name) => `Von da an verwendet das Konto ${name}, geprüft an Adresse und Code-Hash.`,
  notRead: 'nicht gelesen',
})
