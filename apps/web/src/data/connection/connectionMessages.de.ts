import { defineTranslation } from '@countersign/primitives'
import type { connectionMessages } from './connectionMessages.ts'

export const connectionMessagesDe = defineTranslation<typeof connectionMessages>('connection', {
  noneAnswers: (chain) => `Kein Knoten von ${chain} antwortet`,
  allRefuse: ({ chain, why, attempts }) =>
    `Kein Knoten von ${chain} antwortet: ${why} und hat ${attempts} Versuche abgelehnt`,
  noAnswer: 'Der Dienst antwortet nicht.',
  accountUnanswered: 'Der Dienst hat für dieses Konto nicht geantwortet.',
  streamAnswered: (status) => `Der Ereignisstrom antwortete ${status}`,
  limits: (host) => `${host} begrenzt Anfragen`,
  nodeUnanswered: (method) => `Der Knoten hat auf ${method} nicht geantwortet.`,
  hostAnswered: ({ host, status, text }) => `${host} antwortete ${status} ${text}`,
})
