import { defineTranslation, plural, numberText, listText } from '@countersign/primitives'
import type { ownersFormMessages } from './ownersFormMessages.ts'

export const ownersFormMessagesDe = defineTranslation<typeof ownersFormMessages>('setup-owners-form', {
  thisAccount: 'dieses Konto',
  title: ({ name }) => `Eigentümer von ${name} ändern`,
  subtitle: ({ threshold }) =>
    `Bearbeiten Sie die Liste. Im Netzwerk ändert sich nichts, bis ${threshold} der jetzigen Eigentümer unterschrieben ${threshold === 1 ? 'hat' : 'haben'}.`,
  subtitleLoading:
    'Bearbeiten Sie die Liste. Im Netzwerk ändert sich nichts, bis die jetzigen Eigentümer unterschrieben haben.',
  addOwner: 'Eigentümer hinzufügen',
  fromAddressBook: 'Aus dem Adressbuch',
  scan: 'Scannen',
  keepDraft: 'Als Entwurf behalten',
  continue: 'Weiter zum Prüfen',
  close: 'Schließen',
  find: 'Suchen',
  nameOrAddress: 'Ein Name oder eine Adresse',
  knownAddresses: 'Bekannte Adressen',
  noAddresses: 'Das Adressbuch enthält keine Adresse für dieses Netzwerk.',
  noMatch: 'Kein Treffer.',
  countsOnBothLevels: ({ key, owner }) =>
    `${key} ist auch Eigentümer von ${owner}; dieser Schlüssel zählt deshalb auf beiden Ebenen.`,
  countsMoreThanOnce: ({ key, owners }) =>
    `${key} ist auch Eigentümer von ${listText(owners)}; dieser Schlüssel zählt deshalb mehrfach.`,
  runsCode:
    'Dieser Schlüssel führt den Code des Vertrags <contract/> aus (EIP-7702). Unterschriften, die dieser Code annimmt, zählen für diesen Eigentümer.',
  sharedAccount: ({ owners, threshold }) =>
    `Ein gemeinsames Konto mit ${plural(owners, { one: '# Eigentümer', other: '# Eigentümern' })}, davon ${threshold === 1 ? 'unterschreibt' : 'unterschreiben'} ${threshold}.`,
  cannotSign: ({ reason }) => `Dieser Vertrag kann nicht unterschreiben: ${reason}.`,
  anyCanSign: ({ reason }) => `Jede Adresse kann für diesen Vertrag unterschreiben: ${reason}.`,
  notChecked: ({ reason }) => `Nicht geprüft: ${reason}.`,
  notProvedControl: ({ owner }) => `${owner} hat die Kontrolle nicht nachgewiesen`,
  lockedWithout: 'Wenn dieser Schlüssel nicht funktioniert, ist das Konto gesperrt.',
  loseNoOther: 'Wenn dieser Schlüssel nicht funktioniert, dürfen Sie keinen anderen verlieren.',
  mayLoseOthers: ({ spare }) =>
    `Wenn dieser Schlüssel nicht funktioniert, dürfen Sie noch ${plural(spare, { one: '# anderen verlieren', other: '# andere verlieren' })}.`,
  ownersAfter: 'Eigentümer nach der Änderung',
  nameOfOwner: ({ number }) => `Name von Eigentümer ${number}`,
  noChange: 'unverändert',
  you: 'Sie',
  ownerNumbered: ({ number }) => `Eigentümer ${number}`,
  replace: ({ owner }) => `${owner} ersetzen`,
  remove: ({ owner }) => `${owner} entfernen`,
  addressOf: ({ owner }) => `Adresse von ${owner}`,
  addressOfOwner: ({ number }) => `Adresse von Eigentümer ${number}`,
  newOwner: 'neuer Eigentümer',
  replaces: 'ersetzt <owner/>',
  doNotAdd: ({ number }) => `Eigentümer ${number} nicht hinzufügen`,
  doNotAddThis: 'Diesen Eigentümer nicht hinzufügen',
  keepCurrent: 'Jetzigen Eigentümer behalten',
  noName: 'Ohne Namen',
  isRemoved: 'wird entfernt',
  isRemovedIdle: ({ days }) => `wird entfernt, ${numberText(days)} Tage inaktiv`,
  keepOwner: ({ name }) => `${name} behalten`,
  keep: 'Behalten',
  ownerCount: ({ after, today }) => `${after}, jetzt ${today}`,
  partOf: ({ part, whole }) => `${numberText(part)} von ${numberText(whole)}`,
  reset: 'Auf die jetzigen Eigentümer zurücksetzen',
  wasReset: 'Die Liste enthält wieder die jetzigen Eigentümer',
  undo: 'Rückgängig',
  withProof: 'Eigentümer mit nachgewiesener Kontrolle',
  draftStored: 'Die Änderung der Eigentümer ist als Entwurf in diesem Browser gespeichert',
  draftNotStored:
    'Der Browser hat den Entwurf nicht gespeichert: Sein Speicher ist voll oder gesperrt. Das Formular bleibt in diesem Tab offen.',
  ownersChanged: 'Die Eigentümer haben sich geändert, seit Sie dieses Formular geöffnet haben.',
  cameSince: ({ owners }) =>
    `${listText(owners)} ${owners.length === 1 ? 'ist jetzt Eigentümer' : 'sind jetzt Eigentümer'}.`,
  leftSince: ({ owners }) =>
    `${listText(owners)} ${owners.length === 1 ? 'ist nicht mehr Eigentümer' : 'sind nicht mehr Eigentümer'}.`,
  thresholdSince: ({ before, now }) => `Die nötigen Unterschriften haben sich von ${before} auf ${now} geändert.`,
  checkAgain: 'Ihre Änderungen gelten jetzt für die aktuellen Eigentümer. Prüfen Sie die Liste noch einmal.',
  documentTitle: 'Eigentümer ändern',
  nodesSilent: ({ network }) => `Die Knoten von ${network} haben nicht geantwortet.`,
  fromService:
    'Die Eigentümer unten kommen vom Dienst und sind nicht geprüft. Für eine Änderung braucht die Seite die Eigentümer aus dem Netzwerk.',
  notRead: 'Weder das Netzwerk noch der Dienst hat die Eigentümer dieses Kontos geliefert',
  loading: 'Die Eigentümer werden geladen',
  callsLater: 'Die Aufrufe erscheinen, wenn die Liste vollständig ist',
  nothingChanges: 'Noch ändert sich nichts',
  oneTransaction: ({ calls }) => `Eine Transaktion, ${plural(calls, { one: '# Aufruf', other: '# Aufrufe' })}`,
  transactionNumber: ({ nonce }) => `Transaktion ${numberText(nonce)}`,
  fewerCalls:
    'Einen Eigentümer zu ersetzen braucht weniger Aufrufe, als einen zu entfernen und einen anderen hinzuzufügen.',
  replaceStep: '<leaves/> durch <comes/> ersetzen',
  addStep: ({ threshold }) =>
    `<comes/> hinzufügen${threshold === null ? '' : `, dann ${plural(threshold, { one: 'ist # Unterschrift', other: 'sind # Unterschriften' })} nötig`}`,
  removeStep: ({ threshold }) =>
    `<leaves/> entfernen${threshold === null ? '' : `, dann ${plural(threshold, { one: 'ist # Unterschrift', other: 'sind # Unterschriften' })} nötig`}`,
  changeThreshold: ({ before, after }) => `Nötige Unterschriften von ${before} auf ${after} ändern`,
  scanAddress: 'Adresse scannen',
  cameraLabel: 'Kamerabild, auf der Suche nach einer Adresse',
  thresholdLabel: 'Nötige Unterschriften, jetzt und neu',
  today: 'Heute',
  after: 'Nachher',
  signaturesNeeded: 'Nötige Unterschriften',
  ofOwners: ({ owners }) => `von ${plural(owners, { one: '# Eigentümer', other: '# Eigentümern' })}`,
  ofOwnersAdvised: ({ owners, least, most }) =>
    `von ${plural(owners, { one: '# Eigentümer', other: '# Eigentümern' })}, empfohlen ${least === most ? least : `${least} bis ${most}`}`,
  oneLess: 'Eine weniger',
  atLeastOne: 'Mindestens ein Eigentümer muss unterschreiben.',
  oneMore: 'Eine mehr',
  everyOwnerAlready: 'Schon jetzt muss jeder Eigentümer unterschreiben.',
  effectOnQueue: 'Wirkung auf die wartenden Transaktionen',
  effectOn: ({ count }) =>
    `Wirkung auf ${plural(count, { one: 'die wartende Transaktion', other: 'die # wartenden Transaktionen' })}`,
  removedAtOnce: ({ owners }) => `${listText(owners)} ${owners.length === 1 ? 'wird' : 'werden'} sofort entfernt.`,
  executesBeforeQueue: 'Sie wird vor den wartenden Transaktionen ausgeführt.',
  whenToExecute: 'Wann die Änderung ausgeführt wird',
  afterWaiting: ({ count }) => `Nach ${plural(count, { one: 'der einen, die wartet', other: 'den #, die warten' })}`,
  afterWaitingAs: ({ count, nonce }) =>
    `Nach ${plural(count, { one: 'der einen, die wartet', other: 'den #, die warten' })}, als Transaktion ${numberText(nonce)}`,
  theyExecuteFirst: ({ count }) =>
    `${count === 1 ? 'Sie wird' : 'Sie werden'} zuerst mit den jetzigen Eigentümern ausgeführt. Die Unterschriften bleiben gültig.`,
  nextAs: ({ nonce }) => `Als nächste, als Transaktion ${numberText(nonce)}`,
  otherChanges: ({ count }) =>
    `${count === 1 ? 'Eine andere Änderung der Eigentümer wartet' : 'Andere Änderungen der Eigentümer warten'}`,
  otherChangesNote: ({ nonces }) =>
    `${nonces.length === 1 ? 'Transaktion' : 'Transaktionen'} ${listText(nonces.map(numberText))}. Diese Änderung und ${nonces.length === 1 ? 'jene gehen' : 'jene anderen gehen'} beide von den jetzigen Eigentümern aus: Ist eine davon ausgeführt, muss die andere neu erstellt werden.`,
  notFromChain:
    'Die Eigentümer konnten nicht aus dem Netzwerk gelesen werden. Versuchen Sie es noch einmal, wenn die Knoten antworten.',
  ownerProblem: ({ number, problem }) => `Eigentümer ${number}: ${problem}`,
  noAddressYet: ({ number }) => `Eigentümer ${number} hat noch keine Adresse.`,
  notChanged: 'Sie haben noch nichts geändert.',
  isReplaced: 'Das ist der Eigentümer, der ersetzt werden soll. Behalten Sie ihn stattdessen.',
  isRemovedHere: 'Das ist ein jetziger Eigentümer, den Sie hier entfernen. Behalten Sie ihn stattdessen.',
  otherNetwork: ({ scanned, network }) =>
    `Dieser Code gilt für das Netzwerk ${scanned}, dieses Konto liegt aber auf ${network}.`,
  listIncomplete: 'Die Liste der Eigentümer ist nicht vollständig.',
})
