/**
 * Runs the steps of each lane one after another, the lanes side by side. A lane that has ended takes the last step that waits in
 * another one and may move, so that no core is idle while such steps wait.
 * @param lanes steps; one that needs what an earlier one of its lane makes may not move
 * @param run starts a step in the lane with this place; resolves when it has ended
 * @returns what `run` resolved with, by lane
 */
export async function runLanes(lanes, run) {
  const waiting = lanes.map((lane) => [...lane])
  const runLane = async (place) => {
    const ended = []
    for (let step = take(waiting, place); step !== undefined; step = take(waiting, place))
      ended.push(await run(step, place))
    return ended
  }
  return (await Promise.all(lanes.map((_, place) => runLane(place)))).flat()
}

function take(waiting, place) {
  const own = waiting[place].shift()
  if (own !== undefined) return own
  for (const lane of waiting.toSorted((one, other) => other.length - one.length)) {
    const last = lane.findLastIndex(({ mayMove }) => mayMove === true)
    if (last >= 0) return lane.splice(last, 1)[0]
  }
  return undefined
}
