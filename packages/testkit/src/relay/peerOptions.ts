import type { Core } from '@walletconnect/core'

type RunningCore = {
  readonly heartbeat: { stop(): void }
  readonly relayer: Pick<InstanceType<typeof Core>['relayer'], 'transportClose'>
  readonly verify: { resolve: InstanceType<typeof Core>['verify']['resolve'] }
}

/** A local relay accepts any project. Nothing is reported to a server, and errors are thrown instead of logged. */
export const peerOptions = (relayUrl: string) => ({
  projectId: '0'.repeat(32),
  relayUrl,
  telemetryEnabled: false,
  logger: 'silent',
})

/** A peer would query the protocol's operator about the other side; tests must not contact any server. */
export function askNobody({ verify }: RunningCore): void {
  verify.resolve = () => Promise.reject(new Error('The verdict about the dapp is not asked for.'))
}

export async function stopCore({ heartbeat, relayer }: RunningCore): Promise<void> {
  heartbeat.stop()
  await relayer.transportClose()
}
