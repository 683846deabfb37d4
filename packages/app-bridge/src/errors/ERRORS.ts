/**
 * The error texts that an app receives. The first group repeats the texts of the official SDK, because apps compare
 * them.
 */
export const ERRORS = {
  noTransactions: 'No transactions were passed',
  invalidSafeTxHash: 'Invalid safeTxHash',
  invalidTypedData: 'Invalid typed data',
  invalidMessage: 'Invalid message type',
  invalidPermissions: 'Permissions request is invalid',
  permissionsRejected: 'Permissions rejected',
  permissionsRefused: 'Permissions were rejected',
  rejected: 'Transaction was rejected',
  batched: 'Transaction was added to a draft batch',
  notImplemented: (name: string) => `${name} not implemented`,

  anotherPending: 'Another request is pending',
  tooMany: (perSecond: number) => `Too many requests: the limit is ${perSecond} per second`,
  coolingDown: (seconds: number) => `Requests of this app are paused for ${seconds} seconds after repeated rejections`,
  tooLarge: (characters: number) => `params are too large: the limit is ${characters} characters`,
  tooDeep: (levels: number) => `params are nested too deeply: the limit is ${levels} levels`,
  notPlain: 'params contain a value that is not plain data',
  timedOut: (name: string, seconds: number) => `The network did not answer ${name} within ${seconds} seconds`,
  noAnswer: (name: string) => `The wallet has no answer to ${name}`,
  closed: 'The wallet closed the app',
  failed: 'Request failed',
} as const
