import getReleasePlan from '@changesets/get-release-plan'

/**
 * The version that the pending changesets ask for. All workspaces are one `fixed` group, so it is the same for each of them.
 * @returns null when no changeset is pending
 * @throws Error of the tool, for a changeset that it cannot read or that names an unknown package
 */
export async function readPendingVersion(root: string): Promise<string | null> {
  const { releases } = await getReleasePlan(root)
  return releases.find(({ type }) => type !== 'none')?.newVersion ?? null
}
