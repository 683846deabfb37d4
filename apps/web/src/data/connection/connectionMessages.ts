import { defineMessages } from '@countersign/primitives'

export const connectionMessages = defineMessages('connection', {
  noneAnswers: (chain: string) => `No node of ${chain} answers`,
  allRefuse: ({ chain, why, attempts }: { chain: string; why: string; attempts: number }) =>
    `No node of ${chain} answers: ${why} and refused ${attempts} attempts`,
  noAnswer: 'The service does not answer.',
  accountUnanswered: 'The service did not answer for this account.',
  streamAnswered: (status: number) => `The event stream answered ${status}`,
  limits: (host: string) => `${host} limits requests`,
  nodeUnanswered: (method: string) => `The node did not answer ${method}.`,
  hostAnswered: ({ host, status, text }: { host: string; status: number; text: string }) =>
    `${host} answered ${status} ${text}`,
})
