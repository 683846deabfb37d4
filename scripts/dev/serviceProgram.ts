import { ServiceConfig, startService } from '@countersign/service'
import { untilReached } from '../../apps/cli/src/launch/untilReached.ts'
import { untilStopped } from './untilStopped.ts'

/** The service of `npm run dev`: a process of its own, so that a change of its sources restarts nothing else. */
untilStopped(async (input) => {
  const service = await startService(ServiceConfig.parse(input))
  await untilReached(service)
  return () => service.stop()
})
