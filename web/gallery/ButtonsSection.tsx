import { Dices, Heart, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { ButtonLink } from '../ui/ButtonLink'
import { Card } from '../ui/Card'
import { Chip } from '../ui/Chip'
import { Dialog } from '../ui/Dialog'
import { IconButton } from '../ui/IconButton'
import { Picture } from '../ui/Picture'
import { Row } from '../ui/Stack'

/** Whatever is pressed. */
export function ButtonsSection() {
  const [open, setOpen] = useState(false)
  const [liked, setLiked] = useState(false)
  return (
    <Card title="Buttons and chips">
      <Row>
        <Button variant="primary" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          Danger
        </Button>
        <ButtonLink to="/login" variant="secondary">
          A link
        </ButtonLink>
        <Button variant="primary" size="large">
          Large
        </Button>
      </Row>
      <Row>
        <Button variant="primary" busy>
          Submitting...
        </Button>
        <Button busy>Saving</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
      </Row>
      <Row>
        <IconButton label="Randomize" icon={<Dices />} />
        <IconButton label="Share" icon={<Share2 />} variant="outlined" />
        <IconButton label="Randomize softly" icon={<Dices />} variant="accent" />
        <IconButton label="Like" icon={<Heart />} pressed={liked} onClick={() => setLiked(!liked)} />
        <IconButton label="Working" icon={<Dices />} busy />
        <IconButton label="Not now" icon={<Dices />} disabled />
      </Row>
      <Row $gap={2}>
        <Chip>quick</Chip>
        <Chip tone="accent">vegan</Chip>
        <Chip tone="info">freezes well</Chip>
        <Chip tone="warning">contains nuts</Chip>
        <Chip tone="danger">not suitable</Chip>
      </Row>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Win a $30 gift card"
        picture={<Picture name="wrapped-gift" />}
        description="Leave feedback and generate two meal plans this month. One winner is announced at the end of each month."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Leave feedback
            </Button>
          </>
        }
      />
    </Card>
  )
}
