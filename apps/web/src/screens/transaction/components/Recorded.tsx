import { ProvenanceMark } from '@countersign/ui'

/** Where the movements of an executed transaction come from. */
export const Recorded = ({ count }: { count: number }) => (
  <>
    <ProvenanceMark source="service" /> {count === 1 ? '1 movement' : `${count} movements`} recorded by the chain, read
    by the service
  </>
)
