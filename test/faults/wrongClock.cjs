/** Required by an instance at its start: its clock goes wrong by CLOCK_OFFSET milliseconds. */
const RealDate = Date
const offset = Number(process.env.CLOCK_OFFSET)

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + offset] : parts))
  }

  static now() {
    return RealDate.now() + offset
  }
}
