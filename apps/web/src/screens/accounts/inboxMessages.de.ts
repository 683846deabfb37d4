import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { inboxMessages } from './inboxMessages.ts'

const WORDS = ['', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf']
const numberWord = (count: number): string => WORDS[count] ?? numberText(count)

export const inboxMessagesDe = defineTranslation<typeof inboxMessages>('inbox', {
  needsYou: 'Für Sie',
  title: (count) => `${numberText(count)} für Sie`,
  headline: (count) =>
    count === 0
      ? 'Nichts wartet auf Sie'
      : count === 1
        ? 'Ein Vorgang wartet auf Sie'
        : `${numberWord(count)} Vorgänge warten auf Sie`,
  across: ({ scope }) => `In ${scope}.`,
  work: ({ accounts, urgent, executable }) => {
    const scope = plural(accounts, { one: 'In # Konto.', other: 'In # Konten.' })
    const pressing = urgent === 0 ? '' : plural(urgent, { one: '# ist dringend', other: '# sind dringend' })
    const ready =
      executable === 0
        ? ''
        : plural(executable, { one: '# kann jetzt ausgeführt werden', other: '# können jetzt ausgeführt werden' })
    if (pressing !== '' && ready !== '') return `${scope} ${pressing}, ${ready}.`
    return pressing + ready === '' ? scope : `${scope} ${pressing}${ready}.`
  },
  namesAndMore: ({ names, more }) =>
    more === 0 ? names.join(', ') : `${names.join(', ')} und ${numberText(more)} weitere`,

  connect: 'Wallet verbinden',
  noWallet: 'Keine Wallet ist verbunden.',
  noWalletDetail:
    'Verbinden Sie die Wallet eines Eigentümers, um zu sehen, was auf sie wartet. Ihre Konten können Sie ohne Wallet lesen, unter <accounts>Konten</accounts>.',

  loading: 'Vorgänge für Sie werden geladen',
  nothing: 'Nichts wartet auf Sie.',
  nothingRead: 'In den Konten, die gelesen werden konnten, wartet nichts auf Sie.',
  nothingDetail:
    'Hier erscheinen Transaktionen und Nachrichten, die Ihre Unterschrift oder die Bestätigung eines Ihrer Konten brauchen.',
  needsYouIn: ({ account }) => `Für Sie in ${account}`,
  setup: ({ network, threshold, owners }) => `${network}, ${threshold} von ${owners}`,
  through: ({ account }) => `über ${account}`,
  items: (count) => plural(count, { one: '# Vorgang', other: '# Vorgänge' }),
  showAll: (count) => `Alle ${numberText(count)} zeigen`,

  notNeeded: ({ signed, required }) => `${signed} von ${required} unterschrieben; Ihre Unterschrift ist nicht nötig`,
  signFor: ({ accounts, owners }) =>
    `Sie unterschreiben für ${accounts.join(' oder ')}, einen der ${owners} Eigentümer`,
  signsFor: ({ accounts, owners }) =>
    `Eines Ihrer Konten unterschreibt für ${accounts.join(' oder ')}, einen der ${owners} Eigentümer`,
  approvalSigned: ({ account }) =>
    `Die Bestätigung von ${account} ist vollständig unterschrieben. Nach ihrer Ausführung gilt diese Transaktion als von ${account} unterschrieben`,
  approvalOf: ({ title }) => `die Bestätigung von ${title}`,

  waiting: 'Wartet auf andere Eigentümer',
  proofBy: ({ owner }) => `Nachweis der Kontrolle durch ${owner}`,
  requestedOn: ({ account, day }) => `${account}, angefragt am ${day}`,
  openSince: ({ account, day }) => `${account}, offen seit ${day}`,
  message: 'Nachricht',
  messageFor: ({ app }) => `Nachricht für ${app}`,

  accountsFailed: 'Der Dienst hat die Konten Ihrer Wallet nicht gesendet',
  accountsFailedDetail: 'Offene Vorgänge der Konten, die in diesem Browser gespeichert sind, stehen unten.',
  unreadNetworks: ({ networks }) => `Nicht gelesen: ${networks.join(', ')}.`,
  unreadNetworksDetail: 'Ihre Konten in diesen Netzwerken fehlen unten.',
  asOf: ({ time }) => `Stand ${time}.`,
  stale: 'Der Dienst hat nicht geantwortet. Neuere Ereignisse fehlen.',
  unreadRecoveries: 'Einige Wiederherstellungen konnten nicht gelesen werden.',
  unreadRecoveriesDetail: (count) =>
    plural(count, {
      one: 'Ein Konto wurde nicht geprüft. Dort kann eine Wiederherstellung laufen.',
      other: '# Konten wurden nicht geprüft. Dort kann eine Wiederherstellung laufen.',
    }),
  unreadAccounts: 'Einige Konten konnten nicht gelesen werden.',
  mayNeedYou: ({ accounts }) => `Auch hier kann etwas auf Sie warten: ${accounts}.`,
  tryAgain: 'Erneut versuchen',
  partial: 'Einige Konten haben mehr Einträge, als hier stehen',
  partialDetail: ({ accounts }) =>
    `${accounts}. Warteschlange und Nachrichten des jeweiligen Kontos enthalten alle Einträge.`,
  cut: 'Einige Konten, die Ihren Konten gehören, wurden nicht gelesen',
  cutDetail:
    'Es sind zu viele, oder sie liegen mehr als acht Ebenen tief. Transaktionen dort können die Bestätigung eines Ihrer Konten brauchen.',
  alone: 'Nur Daten dieses Browsers werden gezeigt',
  aloneDetail:
    'Ohne Dienst kennt diese Seite weder die Vorschläge anderer Eigentümer noch die Konten, die Ihren Konten gehören.',
})
