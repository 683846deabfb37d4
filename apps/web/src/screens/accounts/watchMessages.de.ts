import { defineTranslation } from '@countersign/primitives'
import type { watchMessages } from './watchMessages.ts'

export const watchMessagesDe = defineTranslation<typeof watchMessages>('watch-account', {
  watch: 'Beobachten',
  address: 'Adresse des Kontos',
  placeholder: 'Adresse, ENS-Name oder ein Link von Safe',
  network: 'Netzwerk',
  anyway: 'Trotzdem beobachten',
  open: 'Öffnen',
  listed: ({ network }) => `Dieses Konto steht bereits auf Ihrer Liste, auf ${network}.`,
  notIndexed: ({ network }) =>
    `Auf ${network} gibt es an dieser Adresse ein Safe-Konto. Der Dienst hat es noch nicht indiziert; bis dahin bleiben Warteschlange und Verlauf leer.`,
  serviceSilent: ({ network, reason }) =>
    `Auf ${network} gibt es an dieser Adresse ein Safe-Konto. Der Dienst hat nicht geantwortet (${reason}).`,
  noSafe: ({ network }) =>
    `Auf ${network} gibt es an dieser Adresse kein Safe-Konto. Prüfen Sie die Adresse, oder wählen Sie ein anderes Netzwerk.`,
  noSafeContradicted: ({ network }) =>
    `Auf ${network} gibt es an dieser Adresse kein Safe-Konto. Der Dienst nennt eines, doch das Netzwerk entscheidet. Prüfen Sie die Adresse, oder wählen Sie ein anderes Netzwerk.`,
  chainSilent: ({ network, reason }) =>
    `Der Dienst kennt dieses Konto, aber ${network} hat nicht geantwortet (${reason}).`,
  unknown: ({ network, reason }) =>
    `Die Daten des Kontos konnten nicht geladen werden: ${network} hat nicht geantwortet (${reason}), und der Dienst kennt es nicht. Versuchen Sie es später erneut.`,
  bothSilent: ({ network, reason, service }) =>
    `Die Daten des Kontos konnten nicht geladen werden: ${network} hat nicht geantwortet (${reason}), und der Dienst ebenfalls nicht (${service}). Versuchen Sie es später erneut.`,
  unknownPrefix: ({ prefix, known }) => `„${prefix}“ ist hier nicht als Netzwerk eingerichtet. Eingerichtet: ${known}.`,
  noAddressOfName: ({ name, network }) =>
    `Der Name ${name} hat auf ${network} keine Adresse. Geben Sie die Adresse ein.`,
  registryOfService: ({ name, address }) =>
    `${name} führt zu ${address}, in einem Verzeichnis, das nur der Dienst nennt. Vergleichen Sie diese Adresse mit der des Kontos.`,
  notResolved: ({ name, reason }) => `${name} konnte nicht aufgelöst werden: ${reason}`,
})
