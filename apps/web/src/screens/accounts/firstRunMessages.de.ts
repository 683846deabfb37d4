import { defineTranslation } from '@countersign/primitives'
import type { firstRunMessages } from './firstRunMessages.ts'

export const firstRunMessagesDe = defineTranslation<typeof firstRunMessages>('first-run', {
  title: 'Noch kein Konto',
  subtitle:
    'Countersign zeigt, was eine Transaktion eines gemeinsamen Kontos tut, bevor die Eigentümer sie unterschreiben. Die Schlüssel bleiben bei den Eigentümern; diese Seite hat keine.',
  existing: 'Ihr Team hat schon ein Konto',
  beginning: 'Sie sind neu hier',
  connect: 'Wallet verbinden',
  connectDetail: 'Zeigt die Konten, die Ihrer Adresse gehören. Gibt nur diese Adresse weiter und kann nichts bewegen.',
  connectButton: 'Wallet verbinden',
  watch: 'Mit Adresse oder Link öffnen',
  watchDetail:
    'Beobachtet jedes Konto in jedem Netzwerk, auch eines aus Safe{Wallet}. Sie brauchen keine Wallet und unterschreiben nichts.',
  move: 'Aus Safe{Wallet} importieren',
  moveDetail:
    'Konten, Namen und Einstellungen, aus der Datei der Seite „Data“ dort. Oder aus Countersign in einem anderen Browser.',
  moveButton: 'Daten importieren',
  create: 'Konto anlegen',
  createDetail: 'Wählen Sie die Eigentümer und die nötigen Unterschriften. Sie sehen die Adresse, bevor Sie bezahlen.',
  createButton: 'Konto anlegen',
  file: 'Öffnen, was Sie bekommen haben',
  fileDetail:
    'Eine Transaktion, die Sie unterschreiben sollen, als Datei, Link oder QR-Code. Dafür brauchen Sie kein Konto.',
  fileButton: 'Datei wählen',
  stored: 'Gespeichert',
  storedDetail: 'In diesem Browser.',
  toService: 'An den Dienst gesendet',
  toServiceDetail: 'Adressen, die Sie öffnen, und Unterschriften, die Sie geben.',
  toOthers: 'An andere Server gesendet',
  toOthersDetail: 'Abfragen des Netzwerks an dessen Knoten. Keine Tracker, keine Logos von anderen Hosts.',
  without: 'Ohne den Dienst',
  withoutDetail: 'Zwischengespeicherte Daten bleiben lesbar.',
})
