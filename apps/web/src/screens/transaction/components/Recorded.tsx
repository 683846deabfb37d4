import { ProvenanceMark } from '@countersign/ui'

/** Names the source of the movements of an executed transaction. */
export const Recorded = ({ count }: { count: number }) => (
  <>
    <ProvenanceMark source="service" /> {count === 1 ? '1 movement' : `${count} movements`} recorded by the chain, read
    by the service
  </>
)
