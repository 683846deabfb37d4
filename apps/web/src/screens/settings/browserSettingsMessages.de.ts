import { defineTranslation, plural } from '@countersign/primitives'
import type { browserSettingsMessages } from './browserSettingsMessages.ts'

export const browserSettingsMessagesDe = defineTranslation<typeof browserSettingsMessages>('browser-settings', {
  title: 'Einstellungen',
  subtitle: 'Nur für diesen Browser. Sie werden nicht an einen Server gesendet.',
  thisBrowser: 'Dieser Browser',
  choose: 'Wählen',
  open: 'Öffnen',
  appearance: 'Darstellung',
  appearanceDetail: 'Akzentfarbe, Farbschema und Sprache.',
  apps: 'Berechtigungen der Apps',
  appsDetail: 'Was eingebettete Apps benutzen und lesen dürfen, nach ihrer Adresse.',
  networks: 'Netzwerke und Dienst',
  networksDetail: 'Die Datenquelle dieser Seite, Ihre eigenen Knoten und Netzwerke.',
  data: 'Ihre Daten',
  dataDetail:
    'Konten, Kontakte, Apps und Einstellungen in einen anderen Browser bringen, oder von Safe{Wallet} hierher.',
  currency: 'Währung',
  currencyDetail: 'Die Währung aller Werte in Landeswährung.',
  signIn: 'Anmeldung',
  signInDetail: ({ unlocks }) => `Freiwillig, ohne Benutzerkonto. ${unlocks}`,
  keys: 'Tastenkürzel',
  keysDetail: 'N, G, J, K, P und ?. Strg oder Cmd K geht immer. Kein Kürzel unterschreibt.',
  prefix: 'Präfix des Netzwerks',
  prefixDetail: 'Kopierte Adressen beginnen mit dem Netzwerk, wie eth:0x1a2b….',
  onChain: 'Nachrichten im Netzwerk',
  onChainDetail: 'Nachrichten, die Apps anfordern, werden zu Transaktionen, auch wenn Unterschriften genügen würden.',
  cache: 'Zwischengespeicherte Antworten',
  cacheDetail: 'Antworten des Dienstes, einen Tag lang gespeichert, damit Seiten schneller öffnen.',
  clear: 'Leeren',
  pending: 'Laufende Transaktionen',
  pendingDetail: 'Transaktionen, die dieser Browser gesendet hat und noch beobachtet.',
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
