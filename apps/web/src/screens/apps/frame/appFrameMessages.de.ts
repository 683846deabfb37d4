import { defineTranslation, plural } from '@countersign/primitives'
import type { appFrameMessages } from './appFrameMessages.ts'

export const appFrameMessagesDe = defineTranslation<typeof appFrameMessages>('app-frame', {
  frameTitle: ({ name, host }) => `${name}, eine App unter ${host}`,
  notAvailable: 'Safe Apps gibt es in diesem Netzwerk nicht.',
  withoutApps: ({ network }) => `${network} ist ohne sie eingerichtet.`,
  cannotOpen: 'Diese App lässt sich nicht öffnen.',
  reading: 'Das Manifest der App wird gelesen',
  allApps: 'Alle Apps',
  app: 'App',
  outside: 'Fremder Code',
  outsideNotListed: 'Fremder Code, nicht in der Liste',
  isolated: 'Isoliert',
  reload: 'App neu laden',
  close: 'App schließen',
  slow: ({ name }) => `${name} ist langsam.`,
  slowText: ({ origin }) => `Seit 15 Sekunden keine Antwort von ${origin}. Die App lädt noch.`,
  silent: ({ name }) => `${name} ist geöffnet, hat die Wallet aber nicht angesprochen.`,
  silentText:
    'Vielleicht ist die App für andere Wallets gemacht, erlaubt nur bestimmte Adressen oder ist keine Safe App.',
  failed: 'Die Safe App ließ sich nicht laden.',
  failedText: ({ origin }) => `Beim Laden der Safe App trat ein Fehler auf: Von ${origin} kam 30 Sekunden lang nichts.`,
  left: 'Die App hat ihre Seite verlassen.',
  leftText: ({ name, origin }) =>
    `Der Rahmen zeigt eine Seite, die nicht unter ${origin} liegt oder nicht antwortet. Sie ist ausgeblendet, weil sie die App nachahmen könnte. Die offenen Anfragen von ${name} sind abgelehnt.`,
  ended: 'Die isolierte App wurde beendet.',
  endedText: ({ origin }) =>
    `Sie hat eine zweite Seite geöffnet. Eine isolierte App hat keine Herkunft, deshalb kann die Wallet diese Seite nicht von ${origin} unterscheiden. Der Rahmen ist geschlossen, die Anfragen sind abgelehnt.`,
  oldProtocol: 'Diese App verwendet ein nicht unterstütztes Protokoll.',
  oldProtocolText: ({ name }) =>
    `${name} verwendet Version 0 des Protokolls für Safe Apps von 2020. Diese Wallet unterstützt die Versionen 1 bis 9. Bitten Sie die Hersteller der App um eine Aktualisierung.`,
  otherPage: 'Statt der App antwortet eine andere Seite.',
  moved: ({ to }) => `Diese App ist nach ${to} umgezogen.`,
  movedText: ({ name, origin, to }) =>
    `Sie haben ${origin} geöffnet, und der Rahmen ging zu ${to}. Diese Seite ist ausgeblendet und bekommt keine Antwort. Ist ${name} wirklich umgezogen, öffnen Sie die neue Adresse: Sie gilt als andere App, ohne die Berechtigungen von ${origin}.`,
  noAddress: 'einer Seite ohne Adresse',
  openInstead: ({ to }) => `Stattdessen ${to} öffnen`,
  behind: '<origin/> (<name/>) bleibt hinter dieser Seite geöffnet.',
  waiting: (count) => plural(count, { one: '# weitere Anfrage wartet', other: '# weitere Anfragen warten' }),
  back: 'Zurück zur App',
  paused: ({ name }) => `Anfragen von ${name} pausieren.`,
  pausedText: 'Sie haben mehrere Anfragen nacheinander abgelehnt. Die App kann gleich wieder anfragen.',
  block: 'Diese App sperren',
  accountNotRead: 'Das Konto konnte nicht aus dem Netzwerk gelesen werden',
  accountNotReadDetail: 'Eine App öffnet sich erst, wenn die Seite das Konto gelesen hat.',
  unnamedAccount: 'Konto ohne Namen',
  actsAs: ({ network }) => `Handelt als <account/> auf ${network}`,
})
