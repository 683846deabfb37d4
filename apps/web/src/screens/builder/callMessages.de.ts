import { defineTranslation, plural } from '@countersign/primitives'
import type { callMessages } from './callMessages.ts'

export const callMessagesDe = defineTranslation<typeof callMessages>('builder-call', {
  call: 'Aufruf',
  contract: 'Vertrag',
  modes: 'Herkunft der Methode',
  modeKnown: 'Bekannt',
  modeAbi: 'ABI einfügen',
  modeRaw: 'Rohe Bytes',
  valueIn: (symbol) => `Wert in ${symbol} <note>optional, wird mit dem Aufruf gesendet</note>`,
  known: 'Bekannte Verträge',
  chooseKnown: 'Bekannten Vertrag wählen…',
  anotherContract: 'Anderer Vertrag',
  tokens: 'Token dieses Kontos',
  withAbi: 'Mit einer von Ihnen hinzugefügten ABI',
  ofSafe: 'Dieses Konto und veröffentlichte Verträge von Safe',
  thisAccount: (name) => `${name}, dieses Konto`,
  createsAccounts: (name) => `${name}, legt Konten an`,
  deploysContracts: (name) => `${name}, bringt einen Vertrag auf die Kette`,
  callsItself: 'Das ist das Konto selbst: Ein solcher Aufruf kann seine Einstellungen ändern.',
  isNotRead: 'Der Knoten hat nicht geantwortet. Daher ist nicht bekannt, ob hier ein Vertrag ist.',
  noContract: (chain) =>
    `An dieser Adresse ist auf ${chain} kein Vertrag: Der Aufruf würde gelingen und nur den Wert senden.`,

  codeNotRead: 'Der Knoten hat nicht geantwortet. Daher wurde der Code nicht verglichen.',
  allOccur: (count) =>
    plural(count, {
      one: 'Ihr Selektor kommt im Code des Vertrags vor',
      other: 'Alle # Selektoren kommen im Code des Vertrags vor',
    }),
  someOccur: ({ found, total, isOfAllVersions }) =>
    isOfAllVersions
      ? `${found} von ${total} Selektoren kommen im Code des Vertrags vor: Die ABI enthält die Methoden aller Versionen, und dieser Version fehlen die übrigen.`
      : `${found} von ${total} Selektoren kommen im Code des Vertrags vor: Diese ABI gehört vielleicht zu einem anderen Vertrag.`,

  abi: 'ABI',
  methodsOf: ({ count, words }) => `${plural(count, { one: '1 Methode', other: '# Methoden' })}. ${words}`,
  noAbi: (address) => `Für ${address} ist keine ABI bekannt. Fügen Sie eine ein, oder geben Sie rohe Bytes ein.`,
  requestFrom: (keeper) => (keeper === null ? 'Beim Dienst anfragen' : `Beim Dienst und bei ${keeper} anfragen`),
  noneFound: 'Dort wurde keine ABI gefunden.',
  addedLabel: 'Von Ihnen hinzugefügte ABI',
  addedForLabel: (address) => `Von Ihnen für ${address} hinzugefügte ABI, deren Code er ausführt`,
  added: 'Eine von Ihnen hinzugefügte ABI.',
  publishedBy: (contract) => `${contract}, veröffentlicht`,
  published: 'Veröffentlicht',
  erc20: 'ERC-20, nach dem Standard',
  erc721: 'ERC-721, nach dem Standard',
  serviceToken: (symbol) => `Der Dienst sagt, dass dies der Token ${symbol} ist.`,
  serviceAbi: (name) => `Der Dienst sagt, dass dies die ABI von ${name} ist. Diese Angabe ist nicht geprüft.`,
  serviceLabel: (name) => `${name}, laut Dienst`,
  keeperAbi: ({ keeper, address }) =>
    `Aus dem Quellcode, den ${keeper} für ${address} hat. Diese Angabe ist nicht geprüft.`,
  keeperLabel: ({ address, keeper }) => `${address}, laut ${keeper}`,
  onlyKnown: (method) => `Nur ${method} ist bekannt, aus der Datei. Fügen Sie für andere Methoden eine ABI ein.`,
  pasteAbi: 'ABI als JSON, Ausgabe eines Compilers, oder eine Signatur je Zeile',
  methodsRead: ({ count, writing }) =>
    `${plural(count, { one: '1 Methode', other: '# Methoden' })} gelesen, davon ${writing} schreibend`,
  stored:
    'Die Methode, die Sie verwenden, wird für diese Adresse in diesem Browser gespeichert, damit auch die Prüfung sie nennt.',

  method: 'Methode',
  chooseContract: 'Wählen Sie zuerst einen Vertrag und seine ABI',
  chooseMethod: 'Methode wählen…',
  showReads: (count) =>
    plural(count, { one: '1 Methode zeigen, die nur liest', other: '# Methoden zeigen, die nur lesen' }),
  write: 'Schreibend',
  onlyRead: 'Nur lesend',
  takes: ({ coin, isPayable, isRead }) =>
    `${isPayable ? `nimmt ${coin} an` : `nimmt keine ${coin} an`}${isRead ? ', liest nur: Die Transaktion würde nichts ändern' : ''}`,

  text: 'Text; darf leer sein',
  dateIn: (field) => `${field}, Datum in UTC`,
  unitOf: (field) => `Einheit von ${field}`,
  raw: 'roh',
  date: 'Datum, UTC',
  chooseDate: 'Wählen Sie Datum und Uhrzeit.',
  switchOf: ({ field, value }) => `${field}, ${value}`,
  pasteList: (field) => `Liste einfügen<hidden> für ${field}</hidden>`,
  asJson: (field) => `Als JSON<hidden> für ${field}</hidden>`,
  removeField: (field) => `${field} entfernen`,
  addItem: (field) => `Element hinzufügen<hidden> zu ${field}</hidden>`,

  close: 'Schließen',
  listHelp: 'Ein Element je Zeile, durch Kommas getrennt oder als JSON. Es ersetzt den jetzigen Wert.',
  jsonHelp: 'JSON: Listen als [a, b], Tupel als [a, b] oder {"name": a}. Es ersetzt den jetzigen Wert.',
  cancel: 'Abbrechen',
  use: 'Übernehmen',
  useItems: (count) => plural(count, { one: '1 Element übernehmen', other: '# Elemente übernehmen' }),

  transfer: 'Überweisung',
  recipient: 'Empfänger',
  amount: 'Betrag',
  token: 'Token',
  heldOf: (amount) => `von ${amount}`,

  words: 'Aufrufdaten, Wort für Wort',
  selector: 'Sel.',
  moreWords: (count) => plural(count, { one: '# weiteres Wort zeigen', other: '# weitere Wörter zeigen' }),
  startsAt: ({ name, offset }) => `${name} beginnt bei ${offset}`,
  lengthItems: ({ name, count }) => `${name}, ${plural(count, { one: '# Element', other: '# Elemente' })}`,
  lengthBytes: ({ name, count }) => `${name}, ${plural(count, { one: '# Byte', other: '# Bytes' })}`,
  theBytes: (name) => `${name}, die Bytes`,
  part: ({ name, part, parts }) => `${name}, Teil ${part} von ${parts}`,
  waiting: (name) => `${name}, fehlt noch`,
})
