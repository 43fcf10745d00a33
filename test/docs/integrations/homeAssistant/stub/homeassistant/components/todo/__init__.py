"""To-do lists, and the actions of people and automations on them."""

from dataclasses import dataclass, replace
from enum import Enum, IntFlag

from ...exceptions import ServiceValidationError
from ...helpers.entity import Entity


class TodoItemStatus(str, Enum):
    """Whether an item is done."""

    NEEDS_ACTION = "needs_action"
    COMPLETED = "completed"


class TodoListEntityFeature(IntFlag):
    """What can be done with a list."""

    CREATE_TODO_ITEM = 1
    DELETE_TODO_ITEM = 2
    UPDATE_TODO_ITEM = 4


@dataclass
class TodoItem:
    """An item."""

    summary: str | None = None
    uid: str | None = None
    status: TodoItemStatus | None = None
    due: object = None
    description: str | None = None


class TodoListEntity(Entity):
    """A list."""

    @property
    def state(self):
        """How many items are not done."""
        items = self.todo_items
        return None if items is None else sum(one.status == TodoItemStatus.NEEDS_ACTION for one in items)


def _found(entity, name):
    for item in entity.todo_items or ():
        if name in (item.uid, item.summary):
            return item
    raise ServiceValidationError(translation_domain="todo", translation_key="item_not_found")


async def add_item(entity, item):
    """The action `todo.add_item`."""
    assert entity.supported_features & TodoListEntityFeature.CREATE_TODO_ITEM
    await entity.async_create_todo_item(TodoItem(summary=item, status=TodoItemStatus.NEEDS_ACTION))


async def update_item(entity, item, rename=None, status=None):
    """The action `todo.update_item`, by uid or text."""
    assert entity.supported_features & TodoListEntityFeature.UPDATE_TODO_ITEM
    said = {"summary": rename, "status": TodoItemStatus(status) if status else None}
    given = {name: value for name, value in said.items() if value is not None}
    await entity.async_update_todo_item(replace(_found(entity, item), **given))


async def remove_item(entity, items):
    """The action `todo.remove_item`."""
    assert entity.supported_features & TodoListEntityFeature.DELETE_TODO_ITEM
    await entity.async_delete_todo_items([_found(entity, item).uid for item in items])


async def remove_completed_items(entity):
    """The action `todo.remove_completed_items`."""
    done = [one.uid for one in entity.todo_items or () if one.status == TodoItemStatus.COMPLETED]
    if done:
        await entity.async_delete_todo_items(done)
