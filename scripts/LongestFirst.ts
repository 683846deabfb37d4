import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest; most of them start processes. If they began last, each would run alone at the end. */
export const LONGEST: readonly string[] = [
  'scripts/reproducibleBuild.test.ts',
  'apps/service/src/crash.test.ts',
  'apps/service/src/processes.postgres.test.ts',
  'apps/service/src/twoVersions.postgres.test.ts',
  'apps/service/src/proof/model.test.ts',
  'apps/service/src/indexer/beside.test.ts',
  'deploy/deploy.test.ts',
  'apps/service/src/indexer/onDemand.test.ts',
  'apps/service/src/indexer/faults.test.ts',
  'apps/service/src/modules/safe-apps/nameFlood.test.ts',
  'apps/service/src/powerLoss.test.ts',
  'apps/service/src/chain/rpc/RpcPool.test.ts',
  'packages/simulation/proof/agreement.test.ts',
  'apps/service/src/http/verifyPage.test.ts',
]

/** Begins the longest test files first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`))
    const longest = others.filter((file) => place(file) >= 0).toSorted((one, other) => place(one) - place(other))
    return [...longest, ...others.filter((file) => place(file) < 0)]
  }
}
