import { defineMessages } from '@countersign/primitives'

/** The demo account and its owners. */
export const demoMessages = defineMessages('demo-panel', {
  demo: 'Demo',
  title: 'Try it on this local chain',
  chains: ({ chains }: { chains: string }) => `chain ${chains}`,
  open: 'Open',
  openNamed: ({ account }: { account: string }) => `Open ${account}`,
  owners: 'Demo owners',
  use: 'Use',
  useNamed: ({ owner }: { owner: string }) => `Use ${owner}`,
  public: 'Demo keys are public',
  publicDetail: 'They are offered on local chains only. Assets sent to them on a real network are lost.',
})
