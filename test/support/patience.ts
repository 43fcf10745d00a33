// Starting the real application takes a while on a busy machine.
jest.setTimeout(120_000)
