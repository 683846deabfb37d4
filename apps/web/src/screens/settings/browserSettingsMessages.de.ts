import { defineTranslation, plural } from '@countersign/primitives'
import type { browserSettingsMessages } from './browserSettingsMessages.ts'

export const browserSettingsMessagesDe = defineTranslation<typeof browserSettingsMessages>('browser-settings', {
  title: 'Einstellungen',
  subtitle:
    'Wie dieser Browser Ihre Konten zeigt und behandelt. Nichts davon geht an einen Server oder ändert ein Konto.',
  general: 'Allgemein',
  open: 'Öffnen',
  openNamed: ({ title }) => `${title} öffnen`,
  appearance: 'Darstellung',
  appearanceDetail: 'Akzentfarbe, Farbschema und Sprache.',
  apps: 'Berechtigungen der Apps',
  appsDetail: 'Was eingebettete Apps benutzen und lesen dürfen, nach ihrer Adresse.',
  networks: 'Netzwerke und Dienst',
  networksDetail: 'Die Datenquelle dieser Seite, Ihre eigenen Knoten und Netzwerke.',
  data: 'Ihre Daten',
  dataDetail:
    'Konten, Kontakte, Apps und Einstellungen in einen anderen Browser bringen, oder von Safe{Wallet} hierher.',
  build: 'Dieser Build',
  buildDetail: 'Die Nummer dieser Seite, und wie Sie sie mit dem Quelltext vergleichen.',
  currency: 'Währung',
  currencyDetail: 'Die Währung aller Werte in Landeswährung.',
  signIn: 'Anmeldung',
  signInDetail: ({ unlocks }) => `Freiwillig, ohne Benutzerkonto. ${unlocks}`,
  keys: 'Tastenkürzel',
  keysDetail: 'Die einzelnen Tasten N, G, J, K, P und ?. Strg K oder Cmd K geht immer. Kein Kürzel unterschreibt.',
  prefix: 'Präfix des Netzwerks',
  prefixDetail: 'Kopierte Adressen beginnen mit dem Netzwerk, zum Beispiel eth:0x1a2b…3c4d.',
  onChain: 'Nachrichten im Netzwerk',
  onChainDetail:
    'Eine Nachricht, die eine App anfordert, wird zu einer Transaktion, auch wenn Unterschriften genügen würden.',
  cache: 'Zwischengespeicherte Antworten',
  cacheDetail:
    'Antworten des Dienstes, einen Tag lang gespeichert, damit Seiten schneller öffnen. Beim Leeren wird die Seite neu geladen; nichts geht verloren.',
  clear: 'Leeren',
  pending: 'Laufende Transaktionen',
  pendingDetail: 'Transaktionen, die dieser Browser gesendet hat und noch beobachtet. Vergessen hält sie nicht auf.',
  forget: 'Vergessen',
  forgotten: (count) =>
    count === 0
      ? 'Es lief keine Transaktion'
      : plural(count, { one: '# laufende Transaktion vergessen', other: '# laufende Transaktionen vergessen' }),
  forgottenDetail: 'Bereits gesendete Transaktionen laufen weiter; die Warteschlange zeigt das Ergebnis.',
  connectFirst: 'Zuerst Wallet verbinden',
  signOut: 'Abmelden',
  signInButton: 'Anmelden',
})
