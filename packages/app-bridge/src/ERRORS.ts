/** What an app is told. The first group are the texts of the official SDK, which apps compare with; the host repeats its checks. */
export const ERRORS = {
  noTransactions: 'No transactions were passed',
  invalidSafeTxHash: 'Invalid safeTxHash',
  invalidTypedData: 'Invalid typed data',
  invalidMessage: 'Invalid message type',
  invalidPermissions: 'Permissions request is invalid',
  permissionsRejected: 'Permissions rejected',
  permissionsRefused: 'Permissions were rejected',
  rejected: 'Transaction was rejected',
  notImplemented: (name: string) => `${name} not implemented`,

  anotherPending: 'Another request is pending',
  tooMany: (perSecond: number) => `Too many requests: at most ${perSecond} per second are answered`,
  coolingDown: (seconds: number) => `Requests of this app are paused for ${seconds} seconds after repeated rejections`,
  tooLarge: (characters: number) => `params are too large: at most ${characters} characters are read`,
  tooDeep: (levels: number) => `params are nested too deeply: at most ${levels} levels are read`,
  timedOut: (name: string, seconds: number) => `${name} was not answered by the network within ${seconds} seconds`,
  noAnswer: (name: string) => `The wallet has no answer to ${name}`,
  closed: 'The wallet closed the app',
  failed: 'Request failed',
} as const
