import { defineTranslation, numberText } from '@countersign/primitives'
import type { addNetworkMessages } from './addNetworkMessages.ts'

export const addNetworkMessagesDe = defineTranslation<typeof addNetworkMessages>('add-network', {
  title: 'Netzwerk hinzufügen',
  node: 'Knoten des neuen Netzwerks',
  nodeHint:
    'Eine Adresse, die mit https:// beginnt. Die Seite liest Netzwerk und Safe-Verträge vom Knoten und fragt Sie dann nach den Namen.',
  add: 'Netzwerk hinzufügen',
  check: 'Prüfen',
  added: ({ network }) => `${network} wurde hinzugefügt.`,
  known: ({ network }) => `${network} ist schon eingerichtet. Fügen Sie diesen Knoten oben in der Liste hinzu.`,
  noContracts: ({ chainId }) =>
    `Im Netzwerk ${chainId} gibt es keine Version der Safe-Verträge mit dem veröffentlichten Code; dort kann kein Konto benutzt werden.`,
  newName: ({ chainId }) => `Netzwerk ${chainId}`,
  found: ({ chainId, block, versions }) =>
    `Netzwerk ${chainId}, Block ${numberText(block)}. Die Safe-Verträge ${versions.join(', ')} sind mit dem veröffentlichten Code vorhanden.`,
  noLogs: 'Der Knoten beantwortet eth_getLogs nicht; es wird keinen Verlauf geben.',
  name: 'Name',
  prefix: 'Präfix der Adressen',
  coin: 'Währung',
  incompleteNames: 'Das Netzwerk braucht einen Namen und ein Symbol der Währung.',
  wrongPrefix: 'Das Präfix besteht aus 1 bis 24 Kleinbuchstaben, Ziffern oder Bindestrichen.',
  usedPrefix: ({ prefix }) => `Das Präfix „${prefix}“ gehört zu einem anderen Netzwerk. Wählen Sie ein anderes.`,
  description: 'In diesem Browser hinzugefügt',
  noAnswer: ({ host, reason }) => `${host} hat nicht geantwortet (${reason}).`,
  status: ({ host, status }) => `${host} hat mit ${status} geantwortet.`,
  noNode: ({ host }) => `${host} antwortet, aber nicht als Knoten eines Netzwerks: Die Antwort war kein JSON-RPC.`,
  refusedMethod: ({ host, method, reason }) => `${host} hat ${method} abgelehnt: ${reason}.`,
  noAddress: 'Das ist keine Adresse eines Knotens. Sie muss mit https:// oder http:// beginnen.',
  policy: ({ reason }) =>
    `${reason} Der Browser lässt diese Seite nur Adressen erreichen, die beim Laden bekannt waren. Laden Sie die Seite neu und fügen Sie den Knoten dann noch einmal hinzu.`,
})
