import * as z from 'zod'
import { startDevelopmentServers } from '../../apps/web/build/startDevelopmentServers.ts'
import { untilStopped } from './untilStopped.ts'

const Input = z.object({ host: z.string(), port: z.number(), appPort: z.nullable(z.number()) })

/** The development servers of the page and of the demo app. The page's one finds the service by the environment variable SERVICE_URL. */
untilStopped((input) => startDevelopmentServers(Input.parse(input)))
