import { lazyPart } from '../../../parts/status/lazyPart.tsx'
import { loadFirstRun } from './loadFirstRun.ts'

export const LazyFirstRun = lazyPart(() => loadFirstRun().then(({ FirstRun }) => ({ default: FirstRun })))
