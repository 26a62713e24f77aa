"""Lessons: real games on fixed tables, with scripted chance, that teach the game step by step."""

from typing import Any, Final

from tesno.server.course import Course
from tesno.server.lessons.first import FIRST
from tesno.server.lessons.opponent import reply
from tesno.server.lessons.script import LEARNER, Lesson, LessonCard, Task

LESSONS: Final = {lesson.id: lesson for lesson in (FIRST,)}


def lesson_of(course: Course) -> Lesson | None:
    """The lesson that a course is; its first entry says so. Raises LookupError when there is no such lesson."""
    name = course.bodies[0].get("lesson") if course.bodies else None
    return None if name is None else LESSONS[name]


def progress_of(course: Course) -> dict[str, Any]:
    """What lists show of a course; of a lesson also how far it is."""
    lesson = lesson_of(course)
    if lesson is None:
        return course.progress
    return {**course.progress, "lesson": {"id": lesson.id, "step": lesson.step(course), "of": len(lesson.chapters)}}


__all__ = ["LEARNER", "LESSONS", "Lesson", "LessonCard", "Task", "lesson_of", "progress_of", "reply"]
