import { defineTranslation, plural, numberText } from '@countersign/primitives'
import type { nodeMessages } from './nodeMessages.ts'

export const nodeMessagesDe = defineTranslation<typeof nodeMessages>('check-node', {
  behindBy: ({ block, madeAt, age }) =>
    `Sein neuester Block ist ${numberText(block)}, erstellt um ${madeAt}, nach der Uhr dieses Geräts vor ${age}. Eigentümer, Nonce und Guthaben können sich seitdem geändert haben. Verwenden Sie einen anderen Knoten, bevor Sie unterschreiben.`,
  stuckFor: ({ host, block, time }) =>
    `${host} nennt seit ${time} Block ${numberText(block)} als den neuesten. Eigentümer, Nonce und Guthaben können sich seitdem geändert haben. Verwenden Sie einen anderen Knoten, bevor Sie unterschreiben.`,
  differing: ({ names, count, host }) =>
    `${names} ${plural(count, { one: 'liefert', other: 'liefern' })} einen anderen Stand des Kontos als ${host}. Unterschreiben Sie erst, wenn Sie wissen, welcher richtig ist.`,
  nothingShows: ({ host, others, origin }) =>
    `${host} und ${others} liefern denselben Stand des Kontos, aber nichts zeigt, dass es verschiedene Knoten sind: ${origin}. Fügen Sie zum Vergleich in den Einstellungen einen eigenen Knoten hinzu.`,
  oneHost: ({ host, origin }) =>
    `Alle Werte aus dem Netzwerk wurden allein von ${host} gelesen: ${origin}. Fügen Sie zum Vergleich in den Einstellungen einen eigenen Knoten hinzu.`,
  service: 'der Dienst hat ihn genannt',
  operator: 'die Konfiguration dieser Seite hat ihn genannt',
  page: 'es ist der öffentliche Knoten, den diese Seite für das Netzwerk kennt',
  age: 'Alter des neuesten Blocks',
  noTime: ({ host, block, reason }) => `${host} nannte die Zeit von Block ${numberText(block)} nicht: ${reason}.`,
  secondsAfter: (seconds) => `${seconds} Sekunden nach 1970`,
  behind: 'Der Knoten ist zurück',
  future: 'Der neueste Block liegt in der Zukunft',
  futureTime: ({ block, host, madeAt, now }) =>
    `Block ${numberText(block)} von ${host} hat die Zeit ${madeAt}, dieses Gerät hat ${now}. Entweder die Uhr des Knotens oder die dieses Geräts geht falsch.`,
  stuck: 'Der Knoten kommt nicht voran',
  recent: 'Der neueste Block ist aktuell',
  madeAt: ({ block, madeAt }) => `Block ${numberText(block)}, erstellt um ${madeAt}.`,
  node: 'Der Knoten',
  noChainId: ({ host, reason }) => `${host} nannte seine Chain-ID nicht: ${reason}.`,
  otherChain: 'Der Knoten bedient ein anderes Netzwerk',
  servesOther: ({ host, found, wanted }) =>
    `${host} bedient das Netzwerk ${found}, aber dieses Konto ist im Netzwerk ${wanted}. Was dort gelesen wird, zählt nicht. Wählen Sie in den Einstellungen einen anderen Knoten.`,
  disagree: 'Knoten widersprechen sich',
  agree: 'Knoten stimmen überein',
  sameState: ({ host, others, count }) =>
    `${host} und ${others} liefern denselben Stand des Kontos. Sie zählen als ${count} unabhängige Knoten.`,
  own: 'Ihr eigener Knoten',
  ownHost: (host) => `Gelesen von ${host}, den Sie gewählt haben.`,
  maybeSame: 'Die Knoten sind vielleicht derselbe',
  oneByService: 'Ein Knoten, vom Dienst genannt',
  one: 'Ein Knoten',
})
