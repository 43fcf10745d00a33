import { ChefHat, Clock } from 'lucide-react'
import styled from 'styled-components'
import { media, size, space } from '../styles/tokens'
import { Banner } from '../ui/Banner'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Chip } from '../ui/Chip'
import { Notes } from '../ui/Notes'
import { OfflineNote } from '../ui/OfflineNote'
import { Page } from '../ui/Page'
import { Stack } from '../ui/Stack'
import { Heading, Text } from '../ui/Text'
import { AboutOwnDish } from './AboutOwnDish'
import { ChipList } from './ChipList'
import { DietaryChips } from './DietaryChips'
import { Divided } from './Divided'
import { DoesNotSuit } from './DoesNotSuit'
import { IngredientList } from './IngredientList'
import { KeptNote } from './KeptNote'
import { messages } from './messages'
import { NutritionCard } from './NutritionCard'
import type { MealInstructionsFragment } from './operations.generated'
import { PrintButton } from './PrintButton'
import { Parts } from './Parts'
import { SectionTitle } from './SectionTitle'
import { ServesStepper } from './ServesStepper'
import { StepText } from './StepText'
import { SwapsCard } from './SwapsCard'
import { UnfollowedSwaps } from './UnfollowedSwaps'
import { WithPhotos } from './WithPhotos'

export interface InstructionsViewProps {
  instructions: MealInstructionsFragment
  /** The chosen serves; the amounts shown may still be for others. */
  serves: number
  onServes: (serves: number) => void
  busy: boolean
  /** Whether loading the amounts for `serves` failed. */
  failed: boolean
  /** When they were fetched, in milliseconds since 1970, if they are those that the device keeps; null for fresh ones. */
  keptAt: number | null
}

/** Name, picture, chips, ingredients, steps and nutrition of a meal. */
export function InstructionsView({ instructions, serves, onServes, busy, failed, keptAt }: InstructionsViewProps) {
  const {
    slug,
    unsuitable,
    suitableEntry,
    name,
    minutes,
    dietary,
    tags,
    ingredients,
    steps,
    stepSections,
    parts,
    swaps,
    nutrition,
  } = instructions
  return (
    <Page>
      <Head>
        <WithPhotos recipe={instructions}>
          <Stack $gap={2}>
            <Heading level={1} look="heading">
              {name}
            </Heading>
            <ChipList role="list" aria-label={messages.aboutMeal}>
              <li>
                <Chip tone="info" icon={<Clock aria-hidden="true" />}>
                  {messages.minutes({ count: minutes })}
                </Chip>
              </li>
              {tags.map((tag) => (
                <li key={tag}>
                  <Chip>{tag}</Chip>
                </li>
              ))}
            </ChipList>
            <DietaryChips labels={dietary} />
          </Stack>
        </WithPhotos>
      </Head>
      <Notes $gap={6}>
        <OfflineNote>{messages.instructionsOffline}</OfflineNote>
        <KeptNote at={keptAt} />
        <DoesNotSuit reasons={unsuitable}>
          {suitableEntry ? (
            <ButtonLink to={`/instructions/${slug}?${new URLSearchParams({ meal: suitableEntry })}`}>
              {messages.showAdapted}
            </ButtonLink>
          ) : (
            <ButtonLink to="/?mode=settings">{messages.changeSettings}</ButtonLink>
          )}
        </DoesNotSuit>
        <Banner tone="error">{failed && !busy ? messages.staleServes : null}</Banner>
      </Notes>
      {swaps.length > 0 ? <SwapsCard swaps={swaps} /> : null}
      <Parts>
        <Card title={messages.instructions} mark={<ChefHat aria-hidden="true" />} aside={<PrintButton />}>
          <UnfollowedSwaps swaps={instructions.unfollowedSwaps} />
          <Divided recipe={instructions} of="steps" name={name}>
            {(from, to) => (
              <Steps role="list">
                {steps.slice(from, to).map((step, index) => (
                  <li key={index}>
                    {stepSections
                      .filter(({ before }) => before === from + index)
                      .map(({ title }) => (
                        <SectionTitle key={title} as={parts.length > 0 ? 'h4' : 'h3'}>
                          {title}
                        </SectionTitle>
                      ))}
                    <Heading level={parts.length > 0 ? 4 : 3} look="lead">
                      {messages.step({ number: from + index + 1 })}
                    </Heading>
                    <Words>
                      <StepText step={step} />
                    </Words>
                  </li>
                ))}
              </Steps>
            )}
          </Divided>
          <Text $muted $size="small">
            {messages.stepsAreFor({ count: instructions.stepServes })}
          </Text>
        </Card>
        <Stack $gap={5}>
          <Card title={messages.ingredients} aside={<ServesStepper value={serves} onChange={onServes} />}>
            <Divided recipe={instructions} of="ingredients" name={name}>
              {(from, to, part) => (
                <IngredientList label={part?.name} ingredients={ingredients.slice(from, to)} busy={busy} />
              )}
            </Divided>
          </Card>
          <AboutOwnDish recipe={instructions} />
          <NutritionCard nutrition={nutrition} ingredients={ingredients} />
        </Stack>
      </Parts>
    </Page>
  )
}

/* The first step is in view below it (docs/product.md COOK-32). */
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[2]} ${space[4]};

  /* The words beside the picture, or below it where the text is enlarged. */
  & > ${Stack} {
    flex: 1 1 11rem;
    min-width: 0;
  }
`

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  list-style: none;

  ${media.print} {
    gap: ${space[4]};
  }

  & > li {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    break-inside: avoid;
  }
`

const Words = styled.p`
  font-size: ${size.lead};
  line-height: 1.55;

  ${media.print} {
    line-height: 1.5;
  }
`
