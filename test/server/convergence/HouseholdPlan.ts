import { randomUUID } from 'node:crypto'
import { applyPlanActs } from '../../../schema/planOperations'
import { membership } from '../../../server/households/membership'
import { CURRENT, PlanModel } from '../../../server/planning/PlanModel'
import { PlanOperationModel } from '../../../server/operations/PlanOperationModel'
import type { Services } from '../../../server/platform/services'
import { householdIn } from '../../../web/live/householdIn'
import { baseOf, shownOf } from '../../../web/live/plan/livePlan'
import { toActInput } from '../../../web/live/plan/planActInput'
import { type SentPlan, toSentPlan } from '../../../web/live/plan/sentPlan'
import { ApplyPlanOperationsDocument, FirstPlanDocument } from '../../../web/live/operations.generated'
import { planKey } from '../../../web/plan/plan'
import type { PlacedEdit } from '../../support/placedEdits'
import { type Answer, Page, planDevice, type SentOperation } from '../../support/planPage'
import { callAs, type Device } from './pagesOf'

/** Rounds in which everything has arrived. */
const ROUNDS = 20

/** Three pages with the current plan of one household, and what the server has sent of it. */
export class HouseholdPlan {
  readonly told: SentPlan[]
  private readonly sent: { by: Device; operations: readonly SentOperation[] }[] = []

  private constructor(
    private readonly before: SentPlan,
    private readonly devices: readonly Device[],
    readonly pages: readonly Page[],
  ) {
    this.told = [before]
  }

  /** Opens a page on each device. Those of one person are tabs of one browser. */
  static async open(devices: readonly Device[]): Promise<HouseholdPlan> {
    const places = new Map(devices.map(({ userId }) => [userId, planDevice()]))
    const pages: Page[] = []
    const household = new HouseholdPlan(await read(devices[0]), devices, pages)
    for (const device of devices)
      pages.push(
        new Page(
          { apply: (operations) => household.apply(device, operations) },
          places.get(device.userId) ?? planDevice(),
          randomUUID,
        ),
      )
    for (const page of pages) {
      page.receive(household.before)
    }
    return household
  }

  private async apply(by: Device, operations: readonly SentOperation[]): Promise<Answer> {
    this.sent.push({ by, operations })
    const { plan, errors } = await sendPlan(by, operations)
    if (plan) this.told.push(plan)
    return { plan, errors }
  }

  /** A person edits on a page, which shows and sends it. */
  async edit(index: number, edit: PlacedEdit): Promise<void> {
    const page = this.pages[index]
    if (!page) throw new Error('There is no such page')
    page.do(edit)
    page.send()
    await page.answer()
  }

  /** One of the calls arrives once more, whatever its sender has received. */
  async repeat(pick: number): Promise<void> {
    const call = this.sent[pick % Math.max(1, this.sent.length)]
    if (call) expect((await this.apply(call.by, call.operations)).errors).toEqual([])
  }

  /** A page receives what the server sent last, or some time before. */
  hear(page: Page, back: number): void {
    const told = this.told[Math.max(0, this.told.length - 1 - back)]
    if (told) page.receive(told)
  }

  /** The network is sound from now on: everything arrives, and every page receives the plan. @returns that. */
  async settle(): Promise<SentPlan> {
    const { pages } = this
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const page of pages) page.fate = 'arrives'
      await Promise.all(pages.map((page) => page.answer()))
      if (pages.every(({ unsent }) => unsent.length === 0)) {
        const now = await read(this.devices[0])
        for (const page of pages) {
          page.receive(now)
        }
        if (pages.every(({ unsent }) => unsent.length === 0)) return now
      }
      for (const page of pages) page.send()
    }
    throw new Error('The pages are never done')
  }

  /** All pages show the plan that the server has sent, which is what every operation, done once, makes of the one before. */
  async expectOne(services: Pick<Services, 'db' | 'now'>, after: SentPlan): Promise<void> {
    const { pages, before } = this
    const key = planKey(shownOf({ base: baseOf(after), pending: [] }))
    for (const page of pages) {
      expect(planKey(page.state.plan)).toBe(key)
      expect(page.refused).toEqual([])
      page.sync.stop()
    }
    const acts = new Map(this.sent.flatMap(({ operations }) => operations.map(({ id, act }) => [id, act])))
    const done = await this.done(services)
    const added = [...new Set(pages.map(({ device }) => device))].flatMap(({ added }) => added)
    expect([...done].sort()).toEqual(added.sort())
    expect(after.version).toBe(before.version + done.length)
    const inTurn = done.flatMap((id) => acts.get(id) ?? [])
    expect(baseOf(after).rows).toEqual(applyPlanActs(baseOf(before).rows, inTurn))
  }

  /** Ids of the operations that the server has done since the pages were opened, in their order. */
  private async done(services: Pick<Services, 'db' | 'now'>): Promise<string[]> {
    const { db } = services
    const { householdId } = await membership(services, { userId: this.devices[0]?.userId ?? '' })
    const { id: planId } = await PlanModel.query(db).findOne({ householdId, nameKey: CURRENT }).throwIfNotFound()
    const rows = await PlanOperationModel.query(db)
      .where({ planId })
      .where('version', '>', this.before.version)
      .orderBy('version')
    return rows.map(({ operationId }) => operationId)
  }
}

/** The plan of a device's household, as a page asks for it. */
export async function read(device: Device | undefined): Promise<SentPlan> {
  if (!device) throw new Error('There is no device')
  return toSentPlan(householdIn(await callAs(device, FirstPlanDocument, {})).plan)
}

/** Sends operations of one household, as a page does. */
export async function sendPlan(by: Device, operations: readonly SentOperation[]): Promise<Answer> {
  const input = {
    householdId: operations[0]?.householdId,
    operations: operations.map(({ id, act }) => ({ id, act: { plan: toActInput(act) } })),
  }
  const { plan, errors } = (await callAs(by, ApplyPlanOperationsDocument, { input })).applyOperations
  return { plan: plan && toSentPlan(plan), errors }
}
