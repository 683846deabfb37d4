import type { Core } from '@walletconnect/core'

/** A local relay takes any project. Nothing is reported to anybody, and errors are thrown instead of logged. */
export const peerOptions = (relayUrl: string) => ({
  projectId: '0'.repeat(32),
  relayUrl,
  telemetryEnabled: false,
  logger: 'silent',
})

type RunningCore = {
  readonly heartbeat: { stop(): void }
  readonly relayer: Pick<InstanceType<typeof Core>['relayer'], 'transportClose'>
}

export async function stopCore({ heartbeat, relayer }: RunningCore): Promise<void> {
  heartbeat.stop()
  await relayer.transportClose()
}
